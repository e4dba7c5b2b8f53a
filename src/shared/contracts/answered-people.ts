import { z } from 'zod'

import { idText } from '../ids.ts'

export const fullNameSchema = z.object({ firstName: z.string(), lastName: z.string() })

/** A person with an id. */
export const personRefSchema = z.object({ _id: idText, ...fullNameSchema.shape })

/** A person with contact details. */
export const contactDetailsSchema = fullNameSchema.extend({ email: z.string(), phone: z.string() })
