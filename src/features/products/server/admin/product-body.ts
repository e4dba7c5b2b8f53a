/** Stock fields that may stand beside the others instead of in 'inventory'. */
const stockFields = ['quantity', 'quantityRead', 'minQuantity']
const numbers = new Set(['price', ...stockFields])
const switches = new Set(['isActive', 'isFeatured', 'removesImage'])

type Fields = Record<string, unknown>

/**
 * Converts a sent body to the contract's form. In a form everything is text, and the stock is 'inventory' as JSON or separate
 * fields (D-SHOP-12). Leaves invalid values unchanged, so that the schema refuses them.
 */
export function productBody(sent: unknown, { isForm = false } = {}): unknown {
  if (!isFields(sent)) return sent
  const read = isForm
    ? Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, readField(name, value)]))
    : sent
  const stock = Object.fromEntries(
    stockFields.filter((name) => read[name] !== undefined).map((name) => [name, read[name]]),
  )
  if (Object.keys(stock).length === 0) return read
  const { inventory = {} } = read
  return { ...read, inventory: isFields(inventory) ? { ...stock, ...inventory } : inventory }
}

function readField(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (numbers.has(name)) return numberOf(value)
  if (switches.has(name) && (value === 'true' || value === 'false')) return value === 'true'
  return name === 'inventory' ? jsonOf(value) : value
}

/** Returns undefined for an empty field, so that the contract's own message asks for it. */
function numberOf(text: string): unknown {
  const typed = text.trim()
  if (typed === '') return undefined
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(typed) ? Number(typed) : text
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
