import { describe, expect, it } from 'vitest'

import { HttpError } from '#ui/http/http-client.ts'

import type { Cart } from './cart.rules.ts'
import {
  checkoutFailure,
  checkoutFault,
  isSameOrder,
  orderDataOf,
  paymentDataOf,
  sentPaymentStatus,
} from './checkout.rules.ts'

const cart: Cart = [
  { _id: 'a', name: 'Cera', price: 24, imageUrl: null, inventory: { quantity: 5 }, cartQuantity: 2 },
  { _id: 'b', name: 'Olio', price: 28.5, imageUrl: null, inventory: { quantity: 5 }, cartQuantity: 1 },
]
const customer = {
  name: 'Giulia Pedrazzini',
  email: 'giulia@example.test',
  phone: '+41 79 123 45 67',
  address: 'Via Nassa 1',
  postalCode: '6900',
  city: 'Lugano',
}

describe('a sent order', () => {
  it('contains products, quantities, prices and the total', () => {
    const items = [
      { productId: 'a', quantity: 2, price: 24, name: 'Cera' },
      { productId: 'b', quantity: 1, price: 28.5, name: 'Olio' },
    ]
    expect(orderDataOf(cart)).toEqual({ items, total: 76.5 })
    expect(paymentDataOf(cart).items).toEqual(items.map((item) => ({ ...item, cartQuantity: item.quantity })))
  })

  it('is pending when paid in the shop, else completed', () => {
    expect([sentPaymentStatus('in_person'), sentPaymentStatus('online')]).toEqual(['pending', 'completed'])
  })
})

describe('an order that may have arrived', () => {
  const sent = { ...orderDataOf(cart), payer: customer, accountId: null }
  const repeats = (now: typeof cart, payer?: object, accountId: string | null = null) =>
    isSameOrder(sent, now, { accountId, ...(payer && { payer }) })
  it('is repeated only by the same cart with the same data', () => {
    expect(repeats(cart)).toBe(true)
    expect(repeats(cart, { ...customer })).toBe(true)
    expect(repeats(cart, { ...customer, name: 'Giulia Maria Pedrazzini' })).toBe(false)
    expect(repeats(cart.slice(1))).toBe(false)
    expect(repeats([])).toBe(false)
    expect(repeats(cart, customer, 'account')).toBe(false)
    const [first, ...others] = cart
    expect(repeats(first ? [{ ...first, cartQuantity: 3 }, ...others] : [])).toBe(false)
    expect(repeats(first ? [{ ...first, price: 25 }, ...others] : [])).toBe(false)
  })
})

describe('a missing field', () => {
  it('is reported before anything is sent', () => {
    expect(checkoutFault(cart, customer)).toBeNull()
    expect(checkoutFault([], customer)).toBe('Il carrello è vuoto')
    expect(checkoutFault(cart, undefined)).toBe(
      'Errore: dati cliente mancanti. Riprova con tutti i campi compilati.',
    )
    expect(checkoutFault(cart, { ...customer, address: ' ', postalCode: '', city: undefined })).toBe(
      'Campi cliente mancanti: Indirizzo, CAP, Città',
    )
  })
})

describe('a failed order', () => {
  const fallback = "Errore nella creazione dell'ordine"

  it.each([
    [new HttpError(409, { message: 'Cera: disponibili solo 1' }), 'Cera: disponibili solo 1'],
    [new Error('Rete assente'), 'Rete assente'],
    [new HttpError(500, {}), fallback],
    ['nothing', fallback],
  ])('shows the server message, else the error, else a fallback', (error, told) => {
    expect(checkoutFailure(error, fallback)).toBe(told)
  })
})
