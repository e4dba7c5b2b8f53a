import { z } from 'zod'

/** GET /api/stripe/config: an empty key means that card payments are not configured. */
export const paymentConfigSchema = z.object({ publishableKey: z.string() })
