import { describe, expect, it } from 'vitest'

import {
  type Cart,
  type CartProduct,
  checkedCart,
  factsOf,
  maxQuantityOf,
  itemCount,
  readCart,
  totalOf,
  withAdded,
  withoutProduct,
  withQuantity,
} from './cart.rules.ts'

const product = (id: string, overrides: Partial<CartProduct> = {}): CartProduct => ({
  _id: id,
  name: `Prodotto ${id}`,
  price: 24,
  imageUrl: null,
  inventory: { quantity: 5 },
  ...overrides,
})
const cartOf = (...pieces: [product: CartProduct, quantity: number][]): Cart =>
  pieces.map(([product, cartQuantity]) => ({ ...product, cartQuantity }))
const quantities = (cart: Cart) =>
  Object.fromEntries(cart.map(({ _id, cartQuantity }) => [_id, cartQuantity]))

describe('a cart', () => {
  it('adds a product once, and more of it up to the stock', () => {
    const wax = product('a', { inventory: { quantity: 3 } })
    expect(quantities(withAdded([], wax))).toEqual({ a: 1 })
    expect(quantities(withAdded(withAdded([], wax), wax))).toEqual({ a: 2 })
    expect(quantities(withAdded(withAdded([], wax, 2), wax, 2))).toEqual({ a: 3 })
  })

  it('keeps its other products', () => {
    const cart = cartOf([product('a'), 2], [product('b'), 1], [product('c'), 3])
    expect(quantities(withAdded(cart, product('b')))).toEqual({ a: 2, b: 2, c: 3 })
  })

  it('adds nothing sold out', () => {
    expect(withAdded([], product('a', { inventory: { quantity: 0 } }))).toEqual([])
  })

  it('stores the latest price and stock', () => {
    const cart = withAdded([], product('a'))
    expect(withAdded(cart, product('a', { price: 26, inventory: { quantity: 1 } }))).toMatchObject([
      { price: 26, cartQuantity: 1 },
    ])
  })

  it('holds at most 99 of one product and fifty products', () => {
    const plenty = { inventory: { quantity: 1000 } }
    expect(maxQuantityOf(plenty)).toBe(99)
    expect(quantities(withAdded([], product('a', plenty), 500))).toEqual({ a: 99 })
    let cart: Cart = []
    for (let n = 0; n < 51; n++) cart = withAdded(cart, product(`p${n}`))
    expect(cart).toHaveLength(50)
    expect(quantities(withAdded(cart, product('p0')))['p0']).toBe(2)
  })

  it('removes a product at 0 or below and never exceeds the stock', () => {
    const cart = cartOf([product('a'), 2], [product('b'), 1])
    expect(quantities(withQuantity(cart, 'a', 4))).toEqual({ a: 4, b: 1 })
    expect(quantities(withQuantity(cart, 'a', 9))).toEqual({ a: 5, b: 1 })
    expect(quantities(withQuantity(cart, 'a', 0))).toEqual({ b: 1 })
    expect(quantities(withQuantity(cart, 'a', -1))).toEqual({ b: 1 })
    expect(quantities(withoutProduct(cart, 'b'))).toEqual({ a: 2 })
  })

  it('counts items and sums centimes', () => {
    const cart = cartOf([product('a', { price: 0.1 }), 3], [product('b', { price: 19.9 }), 2])
    expect(itemCount(cart)).toBe(5)
    expect(totalOf(cart)).toBe(40.1)
    expect(totalOf([])).toBe(0)
  })
})

describe('checking a cart', () => {
  const cart = cartOf([product('a'), 3], [product('b', { price: 14 }), 1])

  it('changes nothing when prices and stock are the same', () => {
    expect(checkedCart(cart, factsOf(cart, cart))).toEqual({ cart, changes: [] })
  })

  it('reports changed prices and reduced stock', () => {
    const sold = [product('a', { inventory: { quantity: 2 } }), product('b', { price: 15.5 })]
    const after = checkedCart(cart, factsOf(cart, sold))
    expect(after.cart).toMatchObject([
      { _id: 'a', cartQuantity: 2, inventory: { quantity: 2 } },
      { _id: 'b', price: 15.5 },
    ])
    expect(after.changes).toEqual([
      { kind: 'less', product: 'Prodotto a', quantity: 2 },
      { kind: 'price', product: 'Prodotto b', now: 15.5, before: 14 },
    ])
  })

  it('removes sold out and discontinued products', () => {
    const after = checkedCart(cart, factsOf(cart, [product('a', { inventory: { quantity: 0 } })]))
    expect(after).toEqual({
      cart: [],
      changes: [
        { kind: 'soldOut', product: 'Prodotto a' },
        { kind: 'gone', product: 'Prodotto b' },
      ],
    })
  })

  it('applies a refused order only to the products it names', () => {
    const after = checkedCart(cart, [{ productId: 'a', price: null, available: 1 }])
    expect(quantities(after.cart)).toEqual({ a: 1, b: 1 })
    expect(after.cart[0]?.price).toBe(24)
    expect(after.changes).toEqual([{ kind: 'less', product: 'Prodotto a', quantity: 1 }])
  })
})

describe('a stored cart', () => {
  it('is read back unchanged', () => {
    const cart = cartOf([product('a', { imageUrl: '/demo/x.svg' }), 3])
    expect(readCart(JSON.stringify(cart))).toEqual(cart)
  })

  it.each([null, '', '{', 'null', '7', '{"a":1}', '[null, 3, "x", {}]'])('is empty for %s', (text) => {
    expect(readCart(text)).toEqual([])
  })

  it('keeps valid entries, each product once', () => {
    const good = { ...product('a'), cartQuantity: 2 }
    const stored = [
      good,
      { ...good, cartQuantity: 9 },
      { ...product('b'), cartQuantity: 1.5 },
      { ...product('c'), cartQuantity: 0 },
      { ...product('d'), cartQuantity: 1, price: '3' },
      { ...product('e'), cartQuantity: 1, inventory: null },
      { ...product('f'), cartQuantity: 1, name: undefined },
      { ...product('h'), cartQuantity: 1, _id: 7 },
      { ...product('i'), cartQuantity: 1, price: -0.05 },
      { ...product('j'), cartQuantity: '1' },
      { ...product('g', { inventory: { quantity: 500 } }), cartQuantity: 400, imageUrl: 3 },
    ]
    const cart = readCart(JSON.stringify(stored))
    expect(quantities(cart)).toEqual({ a: 2, g: 99 })
    expect(cart.map(({ imageUrl }) => imageUrl)).toEqual([null, null])
  })

  it('keeps free products and at most fifty products', () => {
    const gifts = Array.from({ length: 51 }, (_, index) => ({
      ...product(`p${index}`, { price: 0 }),
      cartQuantity: 1,
    }))
    expect(readCart(JSON.stringify(gifts))).toEqual(gifts.slice(0, 50))
  })
})
