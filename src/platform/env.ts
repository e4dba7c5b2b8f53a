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
    /** The previous secret: links signed with it keep working. */
    SESSION_SECRET_FORMER: z.string().min(32).optional(),
    /** The proxies whose X-Forwarded-For is trusted: 'loopback', addresses or networks, separated by commas. */
    TRUST_PROXY: z.string().optional(),
    SMTP_URL: z.url().optional(),
    MAIL_FROM: z.string().default('F4DEZONE <noreply@f4dezone.test>'),
    /** Set all TWILIO_ variables or none. Without them text messages are only recorded. */
    TWILIO_ACCOUNT_SID: z.string().regex(/^AC/, 'must begin with AC').optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    /** A number as +41…, a name of up to eleven letters and digits, or a messaging service (MG…). */
    TWILIO_FROM: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|MG\w+|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/, 'is no sender')
      .optional(),
    TWILIO_API: z.url().default('https://api.twilio.com'),
    /** 'sandbox' is a local server that speaks Stripe's protocol, for the demo and tests. */
    PAYMENTS: z.enum(['off', 'sandbox', 'stripe']).default('off'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    /** Two secrets, separated by a comma, while the owner replaces one. */
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** The account of the software's vendor, which receives the payments for plans; by default the salon's account. */
    PLAN_STRIPE_SECRET_KEY: z.string().optional(),
    PLAN_STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    PLAN_STRIPE_WEBHOOK_SECRET: z.string().optional(),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
    /** Seeds the demo shop on the first start. Set by `npm start`. */
    DEMO: flag,
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    for (const name of missingKeys(env)) refuse(name, 'is required when PAYMENTS is stripe')
    for (const name of missingOfTwilio(env)) refuse(name, 'is required with the other variables of Twilio')
    for (const [name, expected] of mistakenKeys(env)) refuse(name, `must begin with ${expected}`)
    for (const [name, mode] of mixedKeys(env)) refuse(name, `must be a ${mode} key like the secret key`)
    if (env.NODE_ENV !== 'production') return
    if (!env.SESSION_SECRET) refuse('SESSION_SECRET', 'is required in production')
    if (!env.PUBLIC_ORIGIN) refuse('PUBLIC_ORIGIN', 'is required in production: mails carry links to it')
    if (env.RATE_LIMIT_SCALE > 1) refuse('RATE_LIMIT_SCALE', 'must not be above 1 in production')
    if (env.PAYMENTS === 'sandbox') refuse('PAYMENTS', 'the payment sandbox is refused in production')
    if (env.DEMO) refuse('DEMO', 'the demo shop is refused in production')
  })

export type Env = z.infer<typeof envSchema>

type Keys = Partial<
  Record<`${'' | 'PLAN_'}STRIPE_${'SECRET_KEY' | 'PUBLISHABLE_KEY' | 'WEBHOOK_SECRET'}`, string | undefined>
>

/** Keys come in threes: without one of them the server would not hear of payments. */
function missingKeys({ PAYMENTS, ...env }: Keys & { PAYMENTS: string }): string[] {
  if (PAYMENTS !== 'stripe') return []
  const salon = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const plan = [
    'PLAN_STRIPE_SECRET_KEY',
    'PLAN_STRIPE_PUBLISHABLE_KEY',
    'PLAN_STRIPE_WEBHOOK_SECRET',
  ] as const
  const needed = plan.some((name) => env[name] !== undefined) ? [...salon, ...plan] : salon
  return needed.filter((name) => env[name] === undefined)
}

const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

function missingOfTwilio(env: { [Name in (typeof twilio)[number]]?: string | undefined }): string[] {
  const missing = twilio.filter((name) => env[name] === undefined)
  return missing.length === twilio.length ? [] : missing
}

/** Checks the form of each key: a secret key set as the publishable one would be sent to every browser. */
const keyForms = [
  ['PUBLISHABLE_KEY', /^pk_/, 'pk_'],
  ['SECRET_KEY', /^(sk|rk)_/, 'sk_ or rk_'],
  ['WEBHOOK_SECRET', /^whsec_[^,\s]+(\s*,\s*whsec_[^,\s]+)*$/, 'whsec_'],
] as const

function mistakenKeys(env: Keys & { PAYMENTS: string }): [name: string, expected: string][] {
  if (env.PAYMENTS !== 'stripe') return []
  return (['', 'PLAN_'] as const).flatMap((account) =>
    keyForms.flatMap(([kind, form, expected]): [string, string][] => {
      const name = `${account}STRIPE_${kind}` as const
      const value = env[name]
      return value === undefined || form.test(value) ? [] : [[name, expected]]
    }),
  )
}

type Mode = 'live' | 'test'

/** Live and test keys do not work together: all payments would fail. Both accounts must use the same mode. */
function mixedKeys(env: Keys & { PAYMENTS: string }): [name: string, mode: Mode][] {
  const mode = modeOf(env.STRIPE_SECRET_KEY)
  if (env.PAYMENTS !== 'stripe' || mode === undefined) return []
  const others = ['STRIPE_PUBLISHABLE_KEY', 'PLAN_STRIPE_SECRET_KEY', 'PLAN_STRIPE_PUBLISHABLE_KEY'] as const
  return others.flatMap((name): [string, Mode][] => {
    const other = modeOf(env[name])
    return other === undefined || other === mode ? [] : [[name, mode]]
  })
}

function modeOf(key: string | undefined): Mode | undefined {
  const [, mode] = /^(?:sk|rk|pk)_(live|test)_/.exec(key ?? '') ?? []
  return mode === 'live' || mode === 'test' ? mode : undefined
}

export function hasTestKeys({
  PAYMENTS,
  STRIPE_SECRET_KEY,
}: Pick<Env, 'PAYMENTS' | 'STRIPE_SECRET_KEY'>): boolean {
  return PAYMENTS === 'stripe' && modeOf(STRIPE_SECRET_KEY) === 'test'
}

/** @throws Error that names every wrong variable, so that a mistake is found before anything starts */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(nonEmpty)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable:\n${faults.join('\n')}`)
}
