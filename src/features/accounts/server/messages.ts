import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import type { Role } from '#shared/contracts/access.ts'
import { pages } from '#shared/pages.ts'

import { accountsMessageTexts as texts } from '../accounts-messages.it.ts'
import { accountsTexts } from '../accounts.it.ts'

/** Deleting the account also deletes the mail, even when it went to another address. */
type OfAccount = { userId: string; firstName: string }
export type Welcome = OfAccount & { email: string; token: string }
export type PasswordReset = OfAccount & { token: string }
export type Invitation = OfAccount & { email: string; role: Role; token: string }
/** The queue deletes `password` as soon as the mail has left, see send-messages.ts. */
export type TemporaryPassword = OfAccount & { email: string; password: string }
export type PasswordChanged = OfAccount
export type AddressProof = OfAccount & { email: string; token: string }
/** @property countsAtOnce false: the new address counts only once it is proven */
export type AddressChange = OfAccount & { email: string; countsAtOnce: boolean }
export type NewOwner = { userId: string; name: string; email: string }

export const accountMessages = {
  welcome: ({ firstName, email, token }: Welcome, context: TemplateContext): MessageContent => ({
    subject: texts.welcome.subject(context.shopName),
    paragraphs: [greeting(firstName), ...texts.welcome.paragraphs(context.shopName)],
    facts: [[texts.welcome.loginEmail, email]],
    action: {
      label: texts.welcome.action,
      url: `${context.publicOrigin}${pages.verifyEmail.path}?token=${token}`,
    },
    notes: [texts.welcome.login(`${context.publicOrigin}${pages.login.path}`)],
  }),
  'password-reset': ({ firstName, token }: PasswordReset, context: TemplateContext): MessageContent => ({
    subject: texts.passwordReset.subject,
    paragraphs: [greeting(firstName), ...texts.passwordReset.paragraphs],
    action: {
      label: texts.passwordReset.action,
      url: `${context.publicOrigin}${pages.resetPassword.path}?token=${token}`,
    },
    notes: [texts.passwordReset.ignore],
  }),
  invitation: ({ firstName, email, role, token }: Invitation, context: TemplateContext): MessageContent => ({
    subject: texts.invitation.subject(context.shopName),
    paragraphs: [greeting(firstName), ...texts.invitation.paragraphs(context.shopName)],
    facts: [
      [texts.invitation.loginEmail, email],
      [texts.invitation.role, accountsTexts.roles[role]],
    ],
    action: {
      label: texts.invitation.action,
      url: `${context.publicOrigin}${pages.resetPassword.path}?token=${token}`,
    },
    notes: [texts.invitation.login(`${context.publicOrigin}${pages.login.path}`)],
  }),
  'temporary-password': (
    { firstName, email, password }: TemporaryPassword,
    context: TemplateContext,
  ): MessageContent => ({
    subject: texts.temporaryPassword.subject,
    paragraphs: [greeting(firstName), ...texts.temporaryPassword.paragraphs],
    facts: [
      [texts.temporaryPassword.loginEmail, email],
      [texts.temporaryPassword.password, password],
    ],
    action: { label: texts.temporaryPassword.action, url: `${context.publicOrigin}${pages.login.path}` },
    notes: [texts.temporaryPassword.notYou(context.shopPhone)],
  }),
  'password-changed': ({ firstName }: PasswordChanged, context: TemplateContext): MessageContent => ({
    subject: texts.passwordChanged.subject,
    paragraphs: [greeting(firstName), ...texts.passwordChanged.paragraphs],
    notes: [texts.passwordChanged.notYou(context.shopPhone)],
  }),
  'address-proof': ({ firstName, email, token }: AddressProof, context: TemplateContext): MessageContent => ({
    subject: texts.addressProof.subject,
    paragraphs: [greeting(firstName), ...texts.addressProof.paragraphs(context.shopName)],
    facts: [[texts.addressProof.newEmail, email]],
    action: {
      label: texts.addressProof.action,
      url: `${context.publicOrigin}${pages.verifyEmail.path}?token=${token}`,
    },
    notes: [texts.addressProof.ignore],
  }),
  'address-changed': (
    { firstName, email, countsAtOnce }: AddressChange,
    context: TemplateContext,
  ): MessageContent => {
    const { subject, paragraphs } = countsAtOnce
      ? texts.addressChanged.atOnce
      : texts.addressChanged.onceProven
    return {
      subject,
      paragraphs: [greeting(firstName), ...paragraphs],
      facts: [[texts.addressChanged.newEmail, email]],
      notes: [texts.addressChanged.notYou(context.shopPhone)],
    }
  },
  'new-owner': ({ name, email }: NewOwner, context: TemplateContext): MessageContent => ({
    subject: texts.newOwner.subject(name),
    paragraphs: texts.newOwner.paragraphs(context.shopName),
    facts: [
      [texts.newOwner.name, name],
      [texts.newOwner.email, email],
    ],
    action: {
      label: texts.newOwner.action,
      url: `${context.publicOrigin}${pages.admin.path}?tab=users`,
    },
    notes: [texts.newOwner.notYou],
  }),
} satisfies MessageTemplates
