import { expect, test } from 'vitest'

import { defaultPrice, defaultServices, priceList } from './services.defaults.ts'

test('the price list names the documented amounts', () => {
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

test('every bookable service lasts whole quarters of an hour and has its own name', () => {
  expect(defaultServices).toHaveLength(10)
  expect(new Set(defaultServices.map((service) => service.name)).size).toBe(10)
  expect(defaultServices.every((service) => service.duration % 15 === 0)).toBe(true)
})

test('asking for an unknown service is a programming error', () => {
  expect(() => defaultPrice('Permanente')).toThrow('Permanente')
})
