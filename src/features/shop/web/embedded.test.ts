// @vitest-environment happy-dom
import { lazy, act, createElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { givenPage } from '#tests/support/given-page.ts'

const Shop = lazy(() => import('./shop.tsx'))

const wax = {
  _id: '0190f5a0-0000-7000-8000-000000000001',
  name: 'Cera opaca',
  brand: 'F4DEZONE',
  description: '',
  category: 'wax',
  price: 24,
  images: [],
  imageUrl: null,
  isFeatured: false,
  inventory: { quantity: 20 },
}
const answers: Record<string, unknown> = {
  '/api/products': { success: true, data: [wax], pagination: { total: 1, page: 1, pages: 1 } },
  '/api/products/categories': { success: true, data: ['wax'] },
}
const asked: string[] = []

const { page, open } = givenPage()

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address.replace(/\?.*/, '')]
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 })
  })
  localStorage.clear()
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())

async function show(embedded: boolean): Promise<void> {
  const shop = createElement(Suspense, null, createElement(Shop, { embedded }))
  await open([{ path: '*', element: shop }], '/')
  await vi.waitFor(async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
    expect(page.textContent).toContain('Cera opaca')
  }, 10_000)
}

it('an embedded shop has no own header and fills the same cart', async () => {
  await show(true)
  expect(page.querySelector('h1')).toBeNull()
  expect(asked).toContain('/api/products?limit=50&page=1')
  await act(async () =>
    page.querySelector<HTMLElement>('[aria-label="Aggiungi Cera opaca al carrello"]')?.click(),
  )
  expect(page.querySelector('[aria-label="Carrello, 1 articolo"]')).not.toBeNull()
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ _id: wax._id, cartQuantity: 1 }])
})

it('the shop page has a header', async () => {
  await show(false)
  expect(page.querySelector('h1')?.textContent).toBe('Shop')
})
