/**
 * `error` is HTTP 500, `rate_limit` 429, `unauthorized` 401 (revoked keys), `forbidden` 403 (restricted keys),
 * `balance_insufficient` 400; `timeout` never answers, `reset` cuts the connection, `slow` waits.
 */
export const faultKinds = [
  'error',
  'rate_limit',
  'reset',
  'slow',
  'timeout',
  'unauthorized',
  'forbidden',
  'balance_insufficient',
] as const
export type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  fault: FaultKind
  when: 'before' | 'after'
  /** For `slow`. */
  milliseconds: number
}

export type Faults = {
  add(fault: Fault, count: number, kind: string | undefined): void
  next(kind: string): Fault | undefined
  clear(): void
}

export function createFaults(): Faults {
  const rules: (Fault & { remaining: number; kind: string | undefined })[] = []
  return {
    add(fault, remaining, kind) {
      rules.push({ ...fault, remaining, kind })
    },
    clear() {
      rules.length = 0
    },
    next(kind) {
      const index = rules.findIndex((rule) => rule.kind === undefined || rule.kind === kind)
      const rule = rules[index]
      if (!rule) return undefined
      rule.remaining -= 1
      if (rule.remaining === 0) rules.splice(index, 1)
      return rule
    },
  }
}
