import { z } from 'zod'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/** Every variable that the process reads; docs/operations.md describes each. */
const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_ORIGIN: z.url().optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.string().optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    /** Whose X-Forwarded-For counts: 'loopback', addresses or networks, separated by commas. */
    TRUST_PROXY: z.string().optional(),
    SMTP_URL: z.url().optional(),
    MAIL_FROM: z.string().default('F4DEZONE <noreply@f4dezone.test>'),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
    /** Seeds the demo shop on the first start. Set by `npm start`. */
    DEMO: flag,
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!env.SESSION_SECRET) refuse('SESSION_SECRET', 'is required in production')
    if (!env.PUBLIC_ORIGIN) refuse('PUBLIC_ORIGIN', 'is required in production: mails carry links to it')
    if (env.RATE_LIMIT_SCALE > 1) refuse('RATE_LIMIT_SCALE', 'must not be above 1 in production')
    if (env.DEMO) refuse('DEMO', 'the demo shop is refused in production')
  })

export type Env = z.infer<typeof envSchema>

/** @throws Error that names every wrong variable, so that a mistake is found before anything starts. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(nonEmpty)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable:\n${faults.join('\n')}`)
}
