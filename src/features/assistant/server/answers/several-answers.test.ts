import { describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sendOnVacation } from '#tests/support/people.ts'

const shop = givenShop()
givenBarber(shop, { services: ['Taglio', 'Barba', 'Hair Tattoo base', 'Hair Tattoo complesso'] })
const samir = givenBarber(shop, { firstName: 'Samir', services: ['Taglio', 'Hair Tattoo base'] })
const luca = givenBarber(shop, { firstName: 'Luca', services: ['Barba', 'Tinta'] })
const visitor = givenVisitor(shop)
const owner = givenPerson(shop, 'admin')

type Action = { type: string; label: string; value: string }

async function asked(message: string, api: Api = visitor) {
  const { status, body } = await api.post('/chatbot/message', { message })
  expect(status).toBe(200)
  return body.response as { content: string; actions: Action[]; type: string }
}

describe('several services in one question', () => {
  it('are each priced, and an ambiguous word lists both', async () => {
    for (const text of ['taglio e sopracciglia quanto fa', 'taglio e sopracciglia prezzo'])
      expect((await asked(text)).content).toBe(
        'Taglio: 30 minuti, CHF 30.00\nSopracciglia con Cera: 15 minuti, CHF 12.00\nSopracciglia con Lama: 15 minuti, CHF 7.00\nPrezzi in franchi svizzeri, IVA inclusa.',
      )
    const { content } = await asked('taglio + hair tattoo')
    expect(content).toContain('Taglio: 30 minuti, CHF 30.00\nHair Tattoo base: 15 minuti, CHF 5.00')
    expect(content).not.toContain('Insieme')
  })

  it('are summed when all are wanted', async () => {
    expect((await asked('quanto costano taglio e tinta?')).content).toContain('Insieme: CHF 70.00.')
    expect((await asked('quanto costano taglio o tinta?')).content).not.toContain('Insieme')
  })

  it('count hair beside beard as a cut, unless a cut is named', async () => {
    for (const text of ['quanto tempo ci vuole per barba e capelli?', 'quanto costano i capelli e la barba?'])
      expect((await asked(text)).content).toMatch(/^Taglio \+ Barba: 60 minuti, CHF 45.00\n/)
    for (const text of [
      'quanto costa tagliare i capelli e la barba?',
      'quanto costa il taglio capelli e barba?',
    ])
      expect((await asked(text)).content).toMatch(/^Taglio \+ Barba: 60 minuti, CHF 45.00\n(?!.*Insieme)/)
    expect((await asked('quanto costa la tinta capelli e barba')).content).toContain('Insieme: CHF 65.00.')
    expect((await asked('quanto costa il taglio capelli e barba?')).content).toMatch(
      /^Taglio \+ Barba: 60 minuti, CHF 45.00\n/,
    )
    expect((await asked('quanto costa lavare i capelli e asciugarli?')).content).not.toMatch(/^Taglio:/)
  })

  it('name the unknown one beside a known one', async () => {
    for (const text of ['quanto costa permanente e barba', 'quanto viene una permanente con la barba?']) {
      const { content } = await asked(text)
      expect(content).toContain('Barba: 30 minuti, CHF 25.00')
      expect(content).toContain('Di «permanente» qui non c’è scritto niente')
    }
  })

  it("do not include a person's name", async () => {
    const { content } = await asked('sono Giovanni e vorrei la barba venerdì')
    expect(content).not.toContain('non c’è scritto niente')
  })

  it('are not taken for a question about a person', async () => {
    for (const text of [
      'quanto viene manicure',
      'quanto mi viene manicure',
      'quanto viene permanente e barba',
    ])
      expect((await asked(text)).content).not.toContain('i propri appuntamenti')
  })

  it('are booked one per appointment', async () => {
    const { type, content } = await asked('taglio e sopracciglia venerdì')
    expect(type).toBe('slots')
    expect(content).toContain('Ogni appuntamento è per un servizio')
    expect(content).toContain('Per «Taglio» questi orari sono liberi venerdì 13 marzo')
  })

  it('are compared for the highest and lowest price', async () => {
    for (const text of ['servizio più caro', 'quale servizio costa di più?'])
      expect((await asked(text)).content).toContain(
        'Il prezzo più alto:\nTaglio + Barba: 60 minuti, CHF 45.00\n',
      )
    for (const text of ['qual è il servizio più economico?', 'il servizio meno caro'])
      expect((await asked(text)).content).toContain(
        'Il prezzo più basso:\nHair Tattoo base: 15 minuti, CHF 5.00\n',
      )
    expect((await asked('costa di più la barba o la tinta?')).content).toContain(
      'Il prezzo più alto:\nTinta: 60 minuti, CHF 40.00\n',
    )
  })
})

describe('an age', () => {
  it("above the children's limit gets the normal cut", async () => {
    for (const [text, age] of [
      ['un taglio per mia figlia di 12 anni', 12],
      ['mio figlio ha quindici anni, quanto costa?', 15],
    ] as const)
      expect((await asked(text)).content).toBe(
        `«Taglio Bambino» è fino a 10 anni: a ${age} vale «Taglio», CHF 30.00, 30 minuti.`,
      )
    expect((await asked('un taglio per mio figlio di 10 anni')).content).toContain(
      'Sì: «Taglio Bambino», CHF 20.00',
    )
  })

  it('follows the limit in the service description', async () => {
    const { body } = await owner.api.get('/admin/services')
    const { _id, description } = body.find(({ name }: { name: string }) => name === 'Taglio Bambino')
    await owner.api.put(`/admin/services/${_id}`, { description: 'Fino a 14 anni.' })
    expect((await asked('un taglio per mia figlia di 12 anni')).content).toContain('Sì: «Taglio Bambino»')
    await owner.api.put(`/admin/services/${_id}`, { description })
  })

  it('of a barber is unknown and links to the phone', async () => {
    const { content, actions } = await asked('quanti anni ha Marco')
    expect(content).toMatch(/^Questo non lo so: /)
    expect(actions[0]?.type).toBe('phone')
  })
})

describe('a service with a barber', () => {
  it.each(['avete posto per una barba con Luca?', 'barba da Luca', 'posso fare la barba con Luca?'])(
    'offers slots with that barber: %s',
    async (text) => {
      const { type, content, actions } = await asked(text)
      expect([type, content]).toEqual([
        'slots',
        expect.stringMatching(/^Il primo posto per «Barba» con Luca Ferri è /),
      ])
      expect(actions[0]?.value).toContain(`barber=${luca.id}`)
    },
  )

  it('not offered by that barber is named, with slots of others', async () => {
    expect((await asked('posso fare la tinta con Samir?')).content).toMatch(
      /^Samir Ferri non offre «Tinta»\.\nIl primo posto per «Tinta» è /,
    )
    expect((await asked('Samir fa la tinta?')).content).toMatch(/^Samir Ferri non offre «Tinta»\./)
    expect((await asked('Luca fa la tinta?')).content).toMatch(/^Luca Ferri offre «Tinta»\./)
  })

  it('the first slot for a beard is not a question about barbers', async () => {
    expect((await asked('primo posto barba')).content).toMatch(/^Il primo posto per «Barba» è /)
  })

  it('lists the barbers for each service an ambiguous name matches', async () => {
    expect((await asked('chi fa gli hair tattoo')).content).toBe(
      '«Hair Tattoo base»: Marco Ferri, Samir Ferri.\n«Hair Tattoo complesso»: Marco Ferri.',
    )
  })
})

describe('barbers working on a day', () => {
  it('are those neither off nor on vacation', async () => {
    const { pool } = shop.platform.database
    await pool.query(
      `UPDATE working_days SET is_working = false, break_start_minute = NULL, break_end_minute = NULL
       WHERE barber_id = $1 AND weekday = 5`,
      [samir.id],
    )
    expect((await asked('chi lavora sabato')).content).toBe(
      'Sabato 14 marzo lavorano:\nMarco Ferri\nLuca Ferri',
    )
    await sendOnVacation(shop, luca, '2026-03-14')
    expect((await asked('chi lavora sabato')).content).toBe('Sabato 14 marzo lavorano:\nMarco Ferri')
    expect((await asked('chi lavora sabato 16 maggio')).content).toContain('con gli orari di sempre')
    expect((await asked('chi lavora il 19 marzo')).content).toContain(
      'è un giorno festivo: chiedi allo studio',
    )
    await pool.query('DELETE FROM vacations')
  })
})

describe('an unknown barber', () => {
  it('is named as unknown, with the actual barbers and slots', async () => {
    const { type, content } = await asked('posto con Giulia domani')
    expect([type, content]).toEqual([
      'slots',
      expect.stringMatching(
        /^Qui non lavora nessuno che si chiama Giulia\.\nQui lavorano: Marco Ferri, Samir Ferri, Luca Ferri\.\nPer «Taglio» questi orari sono liberi giovedì 12 marzo:/,
      ),
    ])
    expect((await asked('lavorate con Giulia?')).content).toBe(
      'Qui non lavora nessuno che si chiama Giulia.\nI barbieri dello studio:\nMarco Ferri\nSamir Ferri\nLuca Ferri',
    )
  })

  it('with a rare name is named as unknown', async () => {
    expect((await asked('un posto con Zlatan domani')).content).toContain(
      'Di «zlatan» qui non c’è scritto niente',
    )
  })
})

describe('a question without data', () => {
  it.each([
    ['fate la barba a domicilio', 'Se qualcuno venga anche a domicilio non lo so'],
    ['venite a casa', 'Se qualcuno venga anche a domicilio non lo so'],
    ['chi è il titolare', 'Chi è il titolare qui non è scritto'],
  ])('is answered as unknown with a phone link: %s', async (text, expected) => {
    const { content, actions } = await asked(text)
    expect(content).toContain(expected)
    expect(actions.map(({ type }) => type)).toContain('phone')
  })

  it('does not include deliveries of the shop', async () => {
    expect((await asked('consegnate a domicilio?')).content).toContain('gli ordini si ritirano in negozio')
  })

  it('does not include changes of an existing appointment', async () => {
    for (const text of [
      'come cambio il mio appuntamento di domani alle 15 con Luca',
      'devo spostare la barba di sabato con Luca',
    ])
      expect((await asked(text)).content).toContain('premi «Modifica»')
    expect((await asked('il mio appuntamento con Luca a che ora è?')).content).toContain('devi accedere')
  })

  it("does not find a person's name in small talk or insults", async () => {
    expect((await asked('cosa fate di bello')).content).toContain('Questi sono i servizi')
    for (const text of ['sei una testa di rapa', 'siete dei cretini'])
      expect((await asked(text)).content).toContain('Questo non lo so')
  })
})
