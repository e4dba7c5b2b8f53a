import { expect, it } from 'vitest'

import { firstNameOf, placedOrderIn } from './placed.rules.ts'

it('uses the first name', () => {
  expect(firstNameOf('  Giulia  Pedrazzini')).toBe('Giulia')
  expect(firstNameOf('Anna Maria\nde Luca')).toBe('Anna')
  expect(firstNameOf('Cher')).toBe('Cher')
  expect(firstNameOf('')).toBe('')
})

it('reads an order from the history state', () => {
  const order = { firstName: 'Giulia', orderNumber: 'F4-2026-00001', isPaid: true }
  expect(placedOrderIn({ orderPlaced: order }, 'orderPlaced')).toEqual(order)
  expect(placedOrderIn({ orderPlaced: order }, 'placedOrder')).toBeNull()
  expect(placedOrderIn({ placedOrder: { orderNumber: 'F4-2026-00002' } }, 'placedOrder')).toEqual({
    orderNumber: 'F4-2026-00002',
    isPaid: false,
    firstName: null,
  })
})

it.each([null, undefined, 'x', { orderPlaced: null }, { orderPlaced: { orderNumber: 3 } }])(
  'finds no order in %j',
  (state) => {
    expect(placedOrderIn(state, 'orderPlaced')).toBeNull()
  },
)
