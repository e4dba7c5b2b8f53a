import { expect, test } from 'vitest'

import { defaultPrice, defaultServices, priceList } from './services.defaults.ts'

test('the price list has the documented amounts', () => {
  expect(priceList.map(({ name, price, from }) => `${name} ${from ? 'da ' : ''}${price}`)).toEqual([
    'Taglio 30',
    'Taglio Bambino 20',
    'Barba 25',
    'Taglio + Barba 45',
    'Rifinitura Contorni 10',
    'Hair Tattoo da 5',
    'Tinta 40',
    'Sopracciglia con Cera 12',
    'Sopracciglia con Lama 7',
  ])
})

test('all ten default services have unique names and last multiples of 15 minutes', () => {
  expect(defaultServices).toHaveLength(10)
  expect(new Set(defaultServices.map((service) => service.name)).size).toBe(10)
  expect(defaultServices.every((service) => service.duration % 15 === 0)).toBe(true)
})

test('the default price of an unknown service throws', () => {
  expect(() => defaultPrice('Permanente')).toThrow('Permanente')
})
