import { describe, expect, test } from 'vitest'

import {
  knownStatus,
  lastEight,
  refundableRest,
  itemCountOf,
  shownNumber,
  shownProduct,
  shownStatus,
  isUpdated,
} from './orders-view.rules.ts'

const _id = '0190a0a0-0000-7000-8000-00000abcdef9'

describe('an order as shown', () => {
  test('has its number or the last eight characters of its id in capitals', () => {
    expect(shownNumber({ orderNumber: 'F4-2026-00007', _id })).toBe('F4-2026-00007')
    expect(shownNumber({ orderNumber: '', _id })).toBe('0ABCDEF9')
    expect(shownNumber({ orderNumber: '', _id: 'ab' })).toBe('AB')
  })

  test("names a product without a name 'Prodotto'", () => {
    expect(shownProduct({ product: { name: 'Cera opaca' } })).toBe('Cera opaca')
    expect(shownProduct({ product: { name: '' } })).toBe('Prodotto')
  })

  test.each([
    ['pending', 'In attesa'],
    ['confirmed', 'Confermato'],
    ['processing', 'In lavorazione'],
    ['shipped', 'Spedito'],
    ['delivered', 'Consegnato'],
    ['cancelled', 'Annullato'],
  ])('shows the status %s as %s', (status, words) => {
    expect([knownStatus(status), shownStatus(status)]).toEqual([status, words])
  })

  test.each(['on_the_moon', 'toString', ''])('shows an unknown status unchanged: %j', (status) => {
    expect([knownStatus(status), shownStatus(status)]).toEqual([undefined, status])
  })

  test('shows the last eight characters of a payment id', () => {
    expect(lastEight('pi_3PqRstUvWxYz0123')).toBe('WxYz0123')
    expect(lastEight('pi_1')).toBe('pi_1')
  })

  test('counts items over all lines', () => {
    const item = { product: { _id, name: 'Cera', images: [] }, price: 24, quantity: 2, total: 48 }
    expect(itemCountOf([])).toBe(0)
    expect(itemCountOf([item, { ...item, quantity: 5 }])).toBe(7)
  })

  test('is updated only when updatedAt is later than createdAt', () => {
    const createdAt = '2026-03-11T08:00:00.000Z'
    expect(isUpdated({ createdAt, updatedAt: createdAt })).toBe(false)
    expect(isUpdated({ createdAt, updatedAt: '' })).toBe(false)
    expect(isUpdated({ createdAt, updatedAt: '2026-03-11T08:00:01.000Z' })).toBe(true)
  })

  test.each([
    ['pending', 0, 0],
    ['paid', 0, 74.1],
    ['partially_refunded', 24.3, 49.8],
    ['refunded', 74.1, 0],
  ] as const)('that is %s with %d refunded can be refunded by %d', (paymentStatus, refunded, left) => {
    expect(refundableRest({ paymentStatus, totals: { total: 74.1, refunded } })).toBe(left)
  })
})
