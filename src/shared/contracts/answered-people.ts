import { z } from 'zod'

import { idText } from '../ids.ts'

export const fullNameSchema = z.object({ firstName: z.string(), lastName: z.string() })

export const personRefSchema = z.object({ _id: idText, ...fullNameSchema.shape })

export const contactDetailsSchema = fullNameSchema.extend({ email: z.string(), phone: z.string() })
