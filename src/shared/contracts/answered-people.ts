import { z } from 'zod'

import { idText } from '../ids.ts'

/** How answers name somebody. */
export const fullNameSchema = z.object({ firstName: z.string(), lastName: z.string() })

/** Somebody who can be asked for. */
export const personRefSchema = z.object({ _id: idText, ...fullNameSchema.shape })

/** Somebody who can be reached. */
export const contactDetailsSchema = fullNameSchema.extend({ email: z.string(), phone: z.string() })
