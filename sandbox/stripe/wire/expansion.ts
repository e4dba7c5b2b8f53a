import type { Account } from '../account.ts'
import { invalidRequest } from './api-error.ts'
import type { Form } from './form-encoding.ts'

type Fields = Record<string, unknown>

const deepest = 4

/** Fields that hold an id: object kind → field → kind of the referenced object. */
const references: Record<string, Record<string, string | undefined> | undefined> = {
  payment_intents: { customer: 'customers', latest_charge: 'charges', payment_method: 'payment_methods' },
  charges: { customer: 'customers', payment_intent: 'payment_intents' },
  refunds: { charge: 'charges', payment_intent: 'payment_intents', payment_method: 'payment_methods' },
  disputes: { charge: 'charges', payment_intent: 'payment_intents' },
  payment_methods: { customer: 'customers' },
}

/** @throws ApiError before the call does anything, if the objects have no such field */
export function expansionOf(endpointKind: string, { expand }: Form): string[] {
  const paths = Array.isArray(expand) ? expand.map(String) : []
  const [kind = '', verb] = endpointKind.split('.')
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > deepest) {
      throw invalidRequest(`You cannot expand more than ${deepest} levels of a property. Property: ${path}`, {
        param: 'expand',
      })
    }
    const isOfList = verb !== 'list' || steps.shift() === 'data'
    let place: string | undefined = isOfList && steps.length > 0 ? kind : undefined
    for (const step of steps) place = references[place ?? '']?.[step]
    if (place !== undefined) continue
    throw invalidRequest(
      `This property cannot be expanded (${path}). You may want to try expanding the enclosing object.`,
      { param: 'expand' },
    )
  }
  return paths
}

export function expandObject(account: Account, object: object, paths: string[]): object {
  const copy: Fields = structuredClone({ ...object })
  for (const path of paths) expandPath(account, copy, path.split('.'))
  return copy
}

function expandPath(account: Account, object: Fields, [field, ...rest]: string[]): void {
  if (field === undefined) return
  const value = object[field]
  if (Array.isArray(value)) {
    for (const item of value) expandPath(account, item, rest)
    return
  }
  if (typeof value === 'string') object[field] = structuredClone(referenced(account, field, value) ?? value)
  const child = object[field]
  if (typeof child === 'object' && child !== null) expandPath(account, child as Fields, rest)
}

function referenced(account: Account, field: string, id: string): object | undefined {
  if (field === 'customer') return account.customers.get(id)
  if (field === 'payment_intent') return account.paymentIntents.get(id)
  if (field === 'payment_method') return account.paymentMethods.get(id)
  return account.charges.get(id)
}
