import { z } from 'zod'

import { opaquePassword } from '#features/accounts/password.rules.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'

const { password: texts } = barberPanelTexts
const shortest = 8
const newPassword = z.string().overwrite(opaquePassword)

export const passwordFormSchema = z
  .object({ currentPassword: z.string(), password: newPassword, confirmPassword: newPassword })
  .superRefine((typed, context) => {
    const refuse = (name: keyof typeof typed, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const { currentPassword, password, confirmPassword } = typed
    if (currentPassword === '') refuse('currentPassword', texts.required)
    else if (password === '') refuse('password', texts.required)
    else if (confirmPassword === '') refuse('confirmPassword', texts.required)
    else if (password !== confirmPassword) refuse('confirmPassword', texts.differ)
    else if (password.length < shortest) refuse('password', texts.tooShort)
  })
