import type { Delivery } from '../account.ts'

type Effect = 'delay' | 'drop' | 'duplicate' | 'reorder'
type Rule = {
  effect: Effect
  remaining: number
  type: string | undefined
  milliseconds: number
  held: Delivery[]
}
type Release = (held: Delivery[]) => void

export type Disturbance = {
  effect: Effect
  milliseconds: number
  /** Holds a delivery back; the last one of its rule releases all of them, newest first. */
  hold(delivery: Delivery, release: Release): void
}

export type Disturbances = {
  add(effect: Effect, count: number, details?: { type?: string; milliseconds?: number }): void
  next(type: string): Disturbance | undefined
  /** Removes all rules; the caller sends the deliveries that they held. */
  release(): void
}

export function createDisturbances(): Disturbances {
  let rules: Rule[] = []
  return {
    add(effect, count, { type, milliseconds = 0 } = {}) {
      rules.push({ effect, remaining: count, type, milliseconds, held: [] })
    },
    next(type) {
      const rule = rules.find((rule) => rule.type === undefined || rule.type === type)
      if (!rule) return undefined
      rule.remaining -= 1
      if (rule.remaining === 0) rules = rules.filter((other) => other !== rule)
      return {
        effect: rule.effect,
        milliseconds: rule.milliseconds,
        hold(delivery, release) {
          rule.held.unshift(delivery)
          if (rule.remaining === 0) release(rule.held)
        },
      }
    },
    release() {
      rules = []
    },
  }
}
