import { maxItems, maxPerProduct } from '#features/orders/orders.rules.ts'
import type { Product } from '#features/products/products.contract.ts'
import { chfToCentimes } from '#shared/money.ts'

/** Price and stock are those that the customer has seen. */
export type CartProduct = Pick<Product, '_id' | 'name' | 'price' | 'imageUrl' | 'inventory'>
/** ENT-22. */
export type CartItem = CartProduct & { cartQuantity: number }
export type Cart = readonly CartItem[]

export function maxQuantityOf({ inventory }: Pick<CartProduct, 'inventory'>): number {
  return Math.max(0, Math.min(inventory.quantity, maxPerProduct))
}

/** SHOP-07. */
export function withAdded(cart: Cart, product: CartProduct, quantity = 1): Cart {
  const before = cart.find(({ _id }) => _id === product._id)
  const cartQuantity = Math.min((before?.cartQuantity ?? 0) + quantity, maxQuantityOf(product))
  if (cartQuantity <= 0 || (!before && cart.length >= maxItems)) return cart
  const { _id, name, price, imageUrl, inventory } = product
  const item: CartItem = { _id, name, price, imageUrl, inventory, cartQuantity }
  return before ? cart.map((entry) => (entry === before ? item : entry)) : [...cart, item]
}

/** SHOP-08. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  if (quantity <= 0) return withoutProduct(cart, productId)
  return cart.map((item) =>
    item._id === productId ? { ...item, cartQuantity: Math.min(quantity, maxQuantityOf(item)) } : item,
  )
}

export function withoutProduct(cart: Cart, productId: string): Cart {
  return cart.filter(({ _id }) => _id !== productId)
}

export function itemCount(cart: Cart): number {
  return cart.reduce((sum, { cartQuantity }) => sum + cartQuantity, 0)
}

/** CHF, summed in centimes. */
export function totalOf(cart: Cart): number {
  return cart.reduce((sum, { price, cartQuantity }) => sum + chfToCentimes(price) * cartQuantity, 0) / 100
}

type Fact = {
  productId: string
  /** CHF; null when only the stock is known. */
  price: number | null
  /** Items in stock; null when the product is not sold any more. */
  available: number | null
}

/** Prices in CHF. */
export type CartChange =
  | { kind: 'gone' | 'soldOut'; product: string }
  | { kind: 'less'; product: string; quantity: number }
  | { kind: 'price'; product: string; now: number; before: number }

/** Products without a fact stay unchanged. */
export function checkedCart(cart: Cart, facts: readonly Fact[]): { cart: Cart; changes: CartChange[] } {
  const known = new Map(facts.map((fact) => [fact.productId, fact]))
  const results = cart.map((item) => checkedItem(item, known.get(item._id)))
  return {
    cart: results.flatMap(({ item }) => item ?? []),
    changes: results.flatMap(({ changes }) => changes),
  }
}

export function factsOf(cart: Cart, sold: readonly CartProduct[]): Fact[] {
  const byId = new Map(sold.map((product) => [product._id, product]))
  return cart.map(({ _id }) => {
    const product = byId.get(_id)
    return {
      productId: _id,
      price: product?.price ?? null,
      available: product ? product.inventory.quantity : null,
    }
  })
}

function checkedItem(
  item: CartItem,
  fact: Fact | undefined,
): { item: CartItem | null; changes: CartChange[] } {
  if (!fact) return { item, changes: [] }
  const { name: product, price: before, cartQuantity } = item
  if (fact.available === null) return { item: null, changes: [{ kind: 'gone', product }] }
  if (fact.available <= 0) return { item: null, changes: [{ kind: 'soldOut', product }] }
  const now = fact.price ?? before
  const quantity = Math.min(cartQuantity, fact.available, maxPerProduct)
  return {
    item: { ...item, price: now, inventory: { quantity: fact.available }, cartQuantity: quantity },
    changes: [
      ...(quantity < cartQuantity ? [{ kind: 'less' as const, product, quantity }] : []),
      ...(chfToCentimes(now) === chfToCentimes(before)
        ? []
        : [{ kind: 'price' as const, product, now, before }]),
    ],
  }
}

export function readCart(text: string | null): Cart {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const items = stored.flatMap((entry: unknown) => readItem(entry) ?? [])
  return items
    .filter((item, index) => items.findIndex(({ _id }) => _id === item._id) === index)
    .slice(0, maxItems)
}

function readItem(entry: unknown): CartItem | null {
  if (!(entry instanceof Object)) return null
  const { _id, name, price, imageUrl, inventory, cartQuantity }: Partial<Record<keyof CartItem, unknown>> =
    entry
  const quantity = quantityIn(inventory)
  if (typeof _id !== 'string' || typeof name !== 'string') return null
  if (typeof price !== 'number' || !(price >= 0) || !isQuantity(quantity) || !isQuantity(cartQuantity))
    return null
  return {
    _id,
    name,
    price,
    imageUrl: typeof imageUrl === 'string' ? imageUrl : null,
    inventory: { quantity },
    cartQuantity: Math.min(cartQuantity, maxPerProduct),
  }
}

function quantityIn(inventory: unknown): unknown {
  return typeof inventory === 'object' && inventory !== null && 'quantity' in inventory
    ? inventory.quantity
    : null
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}
