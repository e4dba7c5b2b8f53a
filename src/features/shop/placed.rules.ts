type PlacedOrder = { orderNumber: string; isPaid: boolean; firstName: string | null }

/** 'orderPlaced' is not announced yet; 'placedOrder' is shown until closed. */
type PlacedOrderKey = 'orderPlaced' | 'placedOrder'

/** @param state of a history entry; untrusted */
export function placedOrderIn(state: unknown, historyKey: PlacedOrderKey): PlacedOrder | null {
  const { orderNumber, isPaid, firstName } = fieldsOf(fieldsOf(state)[historyKey])
  if (typeof orderNumber !== 'string') return null
  return { orderNumber, isPaid: isPaid === true, firstName: typeof firstName === 'string' ? firstName : null }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

export function firstNameOf(name: string): string {
  return name.trim().replace(/\s.*/s, '')
}
