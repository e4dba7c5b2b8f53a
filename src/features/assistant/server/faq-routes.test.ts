import { describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const client = givenPerson(shop)
const barber = givenPerson(shop, 'barber')
const owner = givenPerson(shop, 'admin')

type Faq = { id: string; question: string; answer: string; category: string; successRate: number | null }

async function read(path: string, api: Api = visitor): Promise<Faq[]> {
  const { status, body } = await api.get(`/chatbot/${path}`)
  expect(status).toBe(200)
  return body.data
}
const categoriesOf = (faqs: readonly Faq[]) => new Set(faqs.map(({ category }) => category))

describe('GET /chatbot/faqs', () => {
  it('returns the documented fields', async () => {
    const [faq] = await read('faqs')
    expect(faq).toEqual({
      id: 'senza-account',
      question: 'Posso prenotare senza account?',
      answer: expect.stringMatching(/^Sì\./),
      category: 'prenotazioni',
      successRate: null,
    })
  })

  it('returns ten by default, up to the limit, or one category', async () => {
    expect(await read('faqs')).toHaveLength(10)
    expect(await read('faqs?limit=6')).toHaveLength(6)
    expect((await read('faqs?limit=100')).length).toBeGreaterThan(60)
    expect(categoriesOf(await read('faqs?category=shop&limit=100'))).toEqual(new Set(['shop']))
  })

  it('returns staff entries to staff only, for any claimed role', async () => {
    for (const api of [visitor, client.api]) {
      const found = categoriesOf(await read('faqs?limit=100&userRole=admin', api))
      expect([found.has('barbiere'), found.has('titolare')]).toEqual([false, false])
      expect(await read('faqs?category=titolare', api)).toEqual([])
      expect(await read('search?query=registro%20delle%20modifiche&userRole=admin', api)).not.toContainEqual(
        expect.objectContaining({ category: 'titolare' }),
      )
    }
    const ofBarber = categoriesOf(await read('faqs?limit=100', barber.api))
    expect([ofBarber.has('barbiere'), ofBarber.has('titolare')]).toEqual([true, false])
    expect((await read('faqs?limit=1', owner.api))[0]?.category).toBe('titolare')
  })

  it('returns entries for account holders first to a client', async () => {
    const ids = (await read('faqs?limit=6', client.api)).map(({ id }) => id)
    expect(ids[0]).toBe('entro-quando')
    expect(await read('faqs?limit=100', client.api)).not.toContainEqual(
      expect.objectContaining({ id: 'senza-account' }),
    )
    expect((await read('faqs?limit=1'))[0]?.id).toBe('senza-account')
  })

  it('returns the owner version to the owner', async () => {
    const of = async (api: Api) =>
      (await read('faqs?limit=100', api)).find(({ id }) => id === 'ferie')?.answer
    expect(await of(barber.api)).toContain('«Orari e Vacanze»')
    expect(await of(owner.api)).toContain('In «Barbieri»')
  })

  it('returns entries with poor votes last', async () => {
    await shop.platform.database.pool.query(
      `INSERT INTO answer_scores (entry, helpful, unhelpful) VALUES ('senza-account', 1, 9)`,
    )
    const all = await read('faqs?limit=100')
    expect(all[0]?.id).not.toBe('senza-account')
    expect(all.at(-1)).toMatchObject({ id: 'senza-account', successRate: 0.1 })
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'category=segreti', 'userRole=root'])(
    'returns 400 for %s',
    async (query) => expect((await visitor.get(`/chatbot/faqs?${query}`)).status).toBe(400),
  )
})

describe('GET /chatbot/search', () => {
  it('finds entries by synonyms, typos and without accents, five at most', async () => {
    for (const query of ['pasword dimenticata', 'PASSWORD PERSA', 'non ricordo la pasword'])
      expect((await read(`search?query=${encodeURIComponent(query)}`))[0]?.id).toBe('password-dimenticata')
    expect((await read('search?query=prenotazione')).length).toBeLessThanOrEqual(5)
    expect(await read('search?query=account&limit=2')).toHaveLength(2)
  })

  it('ranks cancelling an appointment first, and the barber entry for a barber', async () => {
    const first = async (api: Api) => (await read('search?query=cancellare', api))[0]?.id
    expect(await first(visitor)).toBe('entro-quando')
    expect(await first(client.api)).toBe('entro-quando')
    expect(await first(barber.api)).toBe('barbiere-cancella')
  })

  it.each(['', '%20', '%25', '_', '%F0%9F%A6%84', 'a'.repeat(1000)])('finds nothing for %s', async (query) =>
    expect(await read(`search?query=${query}`)).toEqual([]),
  )

  it.each(['search', `search?query=${'a'.repeat(1001)}`, 'search?query=a&limit=0'])(
    'returns 400 for %s',
    async (path) => expect((await visitor.get(`/chatbot/${path}`)).status).toBe(400),
  )
})

it('contextual help returns three questions for page and role', async () => {
  const suggestions = async (page: string, api: Api = visitor) =>
    (await api.get(`/chatbot/contextual-help?currentPage=${encodeURIComponent(page)}&userRole=customer`)).body
  expect(await suggestions('/shop')).toEqual({
    success: true,
    suggestions: ['Che prodotti vendete?', 'Spedite i prodotti a casa?', 'Come pago un ordine dello shop?'],
  })
  expect((await suggestions('/admin')).suggestions).not.toContain(
    'Come registro una prenotazione presa al telefono?',
  )
  expect((await suggestions('/admin', owner.api)).suggestions[0]).toBe(
    'Come registro una prenotazione presa al telefono?',
  )
  for (const page of ['', '/nessuna', '<script>', '/shop/prodotto'])
    expect((await suggestions(page)).suggestions).toHaveLength(3)
})

it('GET /chatbot/health returns ok', async () => {
  expect((await visitor.get('/chatbot/health')).body).toEqual({ success: true, status: 'ok' })
})
