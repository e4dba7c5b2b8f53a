import { z } from 'zod'

/** An empty key means that card payments are not configured. */
export const paymentConfigSchema = z.object({ publishableKey: z.string() })
