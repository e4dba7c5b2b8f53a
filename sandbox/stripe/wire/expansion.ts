import type { Account } from '../account.ts'
import { invalidRequest } from './api-error.ts'

type Fields = Record<string, unknown>

const deepest = 4

/** The fields that hold an id, and where its object is. A deleted customer expands to its remains. */
function referenced(account: Account, field: string, id: string): object | undefined {
  switch (field) {
    case 'charge':
    case 'latest_charge':
      return account.charges.get(id)
    case 'customer':
      return account.customers.get(id)
    case 'payment_intent':
      return account.paymentIntents.get(id)
    case 'payment_method':
      return account.paymentMethods.get(id)
    default:
      return undefined
  }
}

const expandable: Record<string, readonly string[]> = {
  payment_intent: ['customer', 'latest_charge', 'payment_method'],
  charge: ['customer', 'payment_intent'],
  refund: ['charge', 'payment_intent', 'payment_method'],
  payment_method: ['customer'],
}

/** Replaces ids by their objects: `latest_charge`, `latest_charge.customer`, and `data.…` in lists. */
export function expandObject(account: Account, object: object, paths: readonly string[] = []): object {
  const copy: Fields = structuredClone({ ...object })
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > deepest) {
      throw invalidRequest(`You cannot expand more than ${deepest} levels of a property. Property: ${path}`)
    }
    expandPath(account, copy, steps, path)
  }
  return copy
}

function expandPath(account: Account, object: Fields, steps: string[], path: string): void {
  const [field, ...rest] = steps
  if (field === undefined) return
  if (object['object'] === 'list' && field === 'data' && Array.isArray(object['data'])) {
    if (rest.length === 0) throw notExpandable(path)
    for (const item of object['data']) expandPath(account, item, rest, path)
    return
  }
  if (!expandable[String(object['object'])]?.includes(field)) throw notExpandable(path)
  const value = object[field]
  if (typeof value === 'string') object[field] = structuredClone(referenced(account, field, value) ?? value)
  const child = object[field]
  if (rest.length > 0 && typeof child === 'object' && child !== null) {
    expandPath(account, child as Fields, rest, path)
  }
}

function notExpandable(path: string): Error {
  return invalidRequest(
    `This property cannot be expanded (${path}). You may want to try expanding the enclosing object.`,
    { param: 'expand' },
  )
}
