/** An order that was just placed, as one page says it to the next in the browser's history. */
type PlacedOrder = { orderNumber: string; isPaid: boolean; firstName: string | null }

/** 'orderPlaced' is news, 'placedOrder' is what stays to be read. */
type Said = 'orderPlaced' | 'placedOrder'

/** @param state of an entry of the history, which anybody may have written */
export function orderIn(state: unknown, said: Said): PlacedOrder | null {
  const { orderNumber, isPaid, firstName } = fieldsOf(fieldsOf(state)[said])
  if (typeof orderNumber !== 'string') return null
  return { orderNumber, isPaid: isPaid === true, firstName: typeof firstName === 'string' ? firstName : null }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

/** 'Giulia Pedrazzini' → 'Giulia' */
export function firstNameOf(name: string): string {
  return name.trim().replace(/\s.*/s, '')
}
