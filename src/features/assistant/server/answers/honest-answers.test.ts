import { describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { givePlan } from '#tests/support/plan.ts'

const shop = givenShop()
const marco = givenBarber(shop)
const visitor = givenVisitor(shop)
const client = givenPerson(shop)
const barber = givenPerson(shop, 'barber')
const owner = givenPerson(shop, 'admin')

type Action = { type: string; label: string; value: string }

async function asked(message: string, api: Api = visitor) {
  const { status, body } = await api.post('/chatbot/message', { message })
  expect(status).toBe(200)
  return body.response as { content: string; actions: Action[]; suggestions: string[]; type: string }
}
const labels = ({ actions }: { actions: Action[] }) => actions.map(({ label }) => label)

describe('a time of day', () => {
  it('that is free is confirmed and offered', async () => {
    const answer = await asked('c’è posto venerdì alle 10 per la barba?')
    expect(answer.content).toMatch(/^Venerdì 13 marzo alle 10:00 c’è posto per «Barba»\./)
    expect(labels(answer)).toEqual(['Ven 13 marzo, 9:45', 'Ven 13 marzo, 10:00', 'Ven 13 marzo, 10:15'])
  })

  it('that is taken is denied and the nearest slots are offered', async () => {
    const answer = await asked('il 13.3 alle 8 con marco taglio')
    expect(answer.content).toMatch(/^Venerdì 13 marzo alle 8:00 non c’è posto\.\nI posti più vicini/)
    expect(labels(answer)[0]).toBe('Ven 13 marzo, 9:00')
  })

  it('without a day is searched on the next day with it', async () => {
    const answer = await asked('avete posto alle 3 per un taglio?')
    expect(answer.content).toMatch(/^Mercoledì 11 marzo alle 15:00 c’è posto/)
  })

  it('with a weekday in two weeks uses that day', async () => {
    const { content } = await asked('fra due settimane di venerdì alle 10 c’è posto per la barba?')
    expect(content).toMatch(/^Venerdì 27 marzo alle 10:00/)
  })

  it('on a date that does not exist asks for the day', async () => {
    for (const [message, said] of [
      ['c’è posto il 31 aprile alle 10 per la barba?', '31 aprile'],
      ['avete posto per la barba il 30/2?', '30/2'],
    ] as const)
      expect((await asked(message)).content).toBe(
        `Il «${said}» sul calendario non c’è. Per che giorno cerco?`,
      )
  })

  it('now is today', async () => {
    const answer = await asked('avete posto adesso subito?')
    expect(answer.content).toContain('questi orari sono liberi mercoledì 11 marzo')
  })
})

describe('a public holiday', () => {
  it('is named as such before the opening hours', async () => {
    for (const text of ['siete aperti il 25 dicembre?', 'siete aperti a Natale?'])
      expect((await asked(text)).content).toMatch(
        /^Venerdì 25 dicembre è un giorno festivo: chiedi allo studio se apre\./,
      )
    for (const text of ['siete aperti la vigilia di Natale?', 'avete posto prima di Natale?'])
      expect((await asked(text)).content).not.toContain('25 dicembre')
  })
})

describe('unknown words', () => {
  it('are named as unknown in the answer', async () => {
    const plain = await asked('fate la tinta?')
    const { content } = await asked('fate la tinta turchese?')
    expect(content).toBe(
      `${plain.content}\nDi «turchese» qui non c’è scritto niente, e non voglio inventare: chiedi allo studio, +41 91 000 00 00.`,
    )
    expect((await asked('fate tagli da donna?')).content).toContain(
      'Nel listino non c’è un servizio per donne',
    )
  })

  it('do not include calendar words', async () => {
    for (const when of ['stasera', 'stamattina', 'dopodomani', 'domattina', 'venerdì'])
      expect((await asked(`ho bisogno di un taglio ${when}`)).content).not.toContain(`Di «`)
  })

  it('of a product are named; a known product is listed alone', async () => {
    for (const [name, description] of [
      ['Pomata lucida', ''],
      ['Pomata forte', 'Base acqua'],
    ])
      await owner.api.post('/products', {
        name,
        description,
        category: 'pomade',
        price: 20,
        inventory: { quantity: 9 },
      })
    const matte = await asked('avete ancora la pomata matte?')
    expect(matte.content).toContain('Pomata lucida')
    expect(matte.content).toContain('Di «matte» qui non c’è scritto niente')
    const shiny = await asked('avete la pomata lucida?')
    expect(shiny.content).toContain('Pomata lucida')
    expect(shiny.content).not.toContain('Pomata forte')
  })

  it('of two letters match nothing, except greetings', async () => {
    expect(await asked('ma')).toMatchObject({ type: 'unknown' })
    expect(await asked('ok')).toMatchObject({ type: 'greeting' })
  })

  it('lead staff to own suggestions without a phone link', async () => {
    for (const [{ api }, own] of [
      [barber, 'Dove vedo i miei appuntamenti di oggi?'],
      [owner, 'Dove vedo incasso e statistiche dello studio?'],
    ] as const) {
      const { content, actions, suggestions } = await asked('xyzzy plugh', api)
      expect(content).not.toContain('chiama')
      expect(actions).toEqual([])
      expect(suggestions[0]).toBe(own)
    }
  })
})

describe('appointments of others', () => {
  it.each([
    'quando viene mario rossi',
    'chi altro viene domani?',
    'gli appuntamenti di marco',
    'telefono di Giulio Ferrari',
    'appuntamento di mia moglie',
  ])('are not disclosed: %s', async (text) => {
    for (const api of [visitor, client.api])
      expect((await asked(text, api)).content).toContain('solo i propri appuntamenti')
  })

  it('are not meant by an appointment at a barber', async () => {
    for (const text of ['appuntamento da marco venerdì', 'un appuntamento con marco'])
      expect((await asked(text)).type).toBe('slots')
    expect((await asked('quanto costa il taglio di capelli')).content).toContain('CHF 30.00')
  })

  it('lead staff to their own panel', async () => {
    expect((await asked('chi ho domani alle 10?', barber.api)).actions).toEqual([
      { type: 'link', label: 'Apri Agenda', value: '/barber?tab=appointments' },
    ])
    for (const text of [
      'quanti appuntamenti ho domani',
      'gli appuntamenti di marco',
      'quando viene mario rossi',
    ])
      expect((await asked(text, owner.api)).actions).toEqual([
        { type: 'link', label: 'Apri Appuntamenti', value: '/admin?tab=appointments' },
      ])
  })
})

it('the owner gets a link to the admin panel for vacations', async () => {
  expect((await asked('come inserisco le vacanze', owner.api)).actions).toEqual([
    { type: 'link', label: 'Apri Barbieri', value: '/admin?tab=barbers' },
  ])
})

describe('without an active plan', () => {
  const suspended = 'Le prenotazioni online sono momentaneamente sospese.'

  it('clients get a phone link instead of a booking link', async () => {
    await givePlan(shop, null)
    for (const text of [
      'c’è posto venerdì per un taglio?',
      'come prenoto',
      'prenotami un taglio con marco',
    ]) {
      const { content, actions } = await asked(text, client.api)
      expect(content).toContain(suspended)
      expect(actions.map(({ type }) => type)).toEqual(['phone'])
    }
    const price = await asked('quanto costa la tinta?', client.api)
    expect(price.actions).toEqual([])
    const hours = await asked('si può prenotare di notte?', client.api)
    expect(hours.content).toContain(suspended)
    expect(labels(hours)).toEqual([expect.stringMatching(/^Chiama/)])
  })

  it('guests still get booking links', async () => {
    const { actions } = await asked('c’è posto venerdì per un taglio?')
    expect(actions[0]?.value).toContain(`/guest-booking?barber=`)
    expect(actions).not.toHaveLength(0)
    expect(marco.id).not.toBe('')
  })

  it('the owner gets the reason and a link to the plan', async () => {
    const { content, actions } = await asked('c’è posto venerdì?', owner.api)
    expect(content).toContain('piano attivo')
    expect(actions).toEqual([{ type: 'link', label: 'Apri Abbonamento', value: '/admin?tab=subscription' }])
    await givePlan(shop, 'STARTER')
    expect((await asked('come prenoto', client.api)).content).not.toContain(suspended)
  })
})
