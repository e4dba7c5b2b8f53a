import { z } from 'zod'

import { emailSchema } from '#features/accounts/person.contract.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { isInternationalPhone } from '#shared/phone.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'

const { profile: texts } = barberPanelTexts
const required = ['firstName', 'lastName', 'email', 'phone'] as const

export const personalFormSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    tagline: z.string(),
    bio: z.string(),
    currentPassword: z.string(),
  })
  .superRefine((person, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const missing = required.filter((name) => person[name].trim() === '')
    for (const name of missing) refuse(name, texts.required)
    if (missing.length > 0) return
    if (!emailSchema.safeParse(person.email).success) refuse('email', texts.emailInvalid)
    else if (!isInternationalPhone(person.phone)) refuse('phone', phoneTexts.notInternational)
  })
