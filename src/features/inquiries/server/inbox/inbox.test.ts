import { describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'

import { application, consultation, pdf, uploaded } from '../forms.fixture.ts'
import { elsewhere, givenInbox } from './inbox.fixture.ts'

const inbox = givenInbox()
const { detail, later, list, namesOf, sendForm, told, write } = inbox

describe('the inquiry list', () => {
  test('is newest first and paginated, with counts per state that follow kind and search', async () => {
    await write({ name: 'Uno' })
    later()
    await write({ name: 'Due', interest: 'shop' })
    later()
    const third = await write({ name: 'Tre', interest: 'contact', message: '' })
    await inbox.owner.api.patch(`/admin/requests/${third}`, { state: 'done' })
    const { data, pagination, counts } = await list('limit=2')
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Tre', 'Due'])
    expect([pagination, counts]).toEqual([
      { total: 3, page: 1, pages: 2 },
      { new: 2, in_progress: 0, done: 1 },
    ])
    expect(data[1]).toMatchObject({
      kind: 'shop',
      state: 'new',
      email: 'gino@example.test',
      phone: '+41791234567',
      summary: 'Salone: Da Gino Vorrei vedere il calendario.',
    })
    expect(await namesOf('limit=2&page=2')).toEqual(['Uno'])
    expect(await namesOf('page=9')).toEqual([])
    expect(await namesOf('state=done')).toEqual(['Tre'])
    const demos = await list('kind=booking-demo&state=done')
    expect([demos.data, demos.counts, demos.pagination.total]).toEqual([
      [],
      { new: 1, in_progress: 0, done: 0 },
      0,
    ])
    for (const wrong of ['state=forse', 'kind=x', 'page=0', `search=${'x'.repeat(121)}`])
      expect((await inbox.owner.api.get(`/admin/requests?${wrong}`)).status).toBe(400)
  })

  test('is searched by name, email, phone in any format and text', async () => {
    await write({ name: 'Élodie Müller', email: 'elodie@posta.test', phone: '+41 79 765 43 21' })
    await write({ name: 'Ugo', message: 'Una pomata opaca, 100% naturale' })
    await sendForm(
      consultation({ name: 'Nina Caratti', phone: '079 555 44 33', message: 'Il rame mi sta bene?' }),
    )
    for (const [search, found] of [
      ['elodie mull', 'Élodie Müller'],
      ['POSTA.test', 'Élodie Müller'],
      ['079 765', 'Élodie Müller'],
      ['0041797654321', 'Élodie Müller'],
      ['opaca pomata', 'Ugo'],
      ['100%', 'Ugo'],
      ['rame', 'Nina Caratti'],
      ['+41 79 555 44 33', 'Nina Caratti'],
      ['barba', 'Nina Caratti'],
    ])
      expect([search, await namesOf(`search=${encodeURIComponent(search ?? '')}`)]).toEqual([search, [found]])
  })

  test('hostile searches find nothing, a NUL byte gets 400 and an unknown id 404', async () => {
    await write()
    for (const search of [
      "' OR 1=1 --",
      '%',
      '_',
      '\\',
      '$.** ? (@ == 1)',
      '%%%%',
      '(((',
      'message',
      '🪒',
      '{}',
    ])
      expect([search, await namesOf(`search=${encodeURIComponent(search)}`)]).toEqual([search, []])
    expect((await inbox.owner.api.get('/admin/requests?search=%00')).status).toBe(400)
    const words = Array.from({ length: 60 }, () => 'a').join(' ')
    expect((await inbox.owner.api.get(`/admin/requests?search=${encodeURIComponent(words)}`)).status).toBe(
      200,
    )
    for (const id of ['x', crypto.randomUUID()]) {
      expect((await inbox.owner.api.get(`/admin/requests/${id}`)).status).toBe(404)
      expect((await inbox.owner.api.patch(`/admin/requests/${id}`, { state: 'done' })).status).toBe(404)
      expect((await inbox.owner.api.post(`/admin/requests/${id}/answer`, { text: 'Ciao' })).status).toBe(404)
      expect((await inbox.owner.api.delete(`/admin/requests/${id}`)).status).toBe(404)
    }
  })
})

describe('a single inquiry', () => {
  test('shows the form fields in Italian and files behind signed links', async () => {
    const photo = await uploaded(apiOf(inbox.shop.url), await pictures.jpeg(), { headers: elsewhere() })
    const cv = await uploaded(apiOf(inbox.shop.url), pdf(), {
      folder: 'curriculum',
      name: 'Vita, opere.pdf',
      headers: elsewhere(),
    })
    expect([photo.status, cv.status]).toEqual([200, 200])
    await sendForm(
      application([photo.body.secure_url], {
        cv_link: cv.body.secure_url,
        social_profiles: JSON.stringify([
          { platform: 'instagram', url: 'https://instagram.com/nina' },
          { platform: 'tiktok', url: 'javascript:alert(1)' },
        ]),
      }),
    )
    const { data } = await list()
    expect(data[0].summary).toBe('svizzera · 1 foto')
    const found = await detail(data[0]._id)
    expect(found).toMatchObject({
      kind: 'application',
      deletedOn: '2027-03-12',
      customer: null,
      candidates: [],
    })
    expect(found.facts).toEqual(
      [
        ['Nazionalità', 'svizzera'],
        ['Permesso di lavoro', 'Sì'],
        ['Stato civile', 'Celibe o nubile'],
        ['Figli', '2'],
        ['Indirizzo', 'Via Nassa 1, 6900 Lugano'],
        ['Profilo Instagram', 'https://instagram.com/nina', 'https://instagram.com/nina'],
        ['Profilo TikTok', 'javascript:alert(1)'],
      ].map(([label, value, link = null]) => ({ label, value, link })),
    )
    const picture = await fetch(`${inbox.shop.url}${found.photos[0].link}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(found.documents[0].name).toBe('Vita, opere.pdf')
    const paper = await fetch(`${inbox.shop.url}${found.documents[0].link}`)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await sendForm(consultation({ message: 'Due\nrighe' }))
    const [{ _id }] = (await list()).data
    expect(await detail(_id)).toMatchObject({
      message: 'Due\nrighe',
      email: null,
      facts: [
        { label: 'Servizio', value: 'Barba e Grooming' },
        { label: 'Giorno', value: 'Venerdì 13 marzo 2026' },
        { label: 'Orario', value: '9:30' },
      ],
    })
  })

  test('shows the signed-in customer, and only candidates for a visitor', async () => {
    const client = await signIn(inbox.shop)
    const { pool } = inbox.shop.platform.database
    await pool.query(`UPDATE users SET first_name = 'Ada', phone = '+41790001122' WHERE id = $1`, [client.id])
    const { rows } = await pool.query('SELECT id FROM customers WHERE user_id = $1', [client.id])
    const own = await detail(await write({}, client.api))
    expect([own.customer, own.candidates]).toEqual([{ _id: rows[0].id, name: 'Ada Bianchi' }, []])

    const marco = await hireBarber(inbox.shop)
    const guest = guestBooking(marco.id, { firstName: 'Lia', email: 'lia@posta.test', phone: '+41790003344' })
    expect((await apiOf(inbox.shop.url).post('/appointments/public/appointments/guest', guest)).status).toBe(
      201,
    )
    const stranger = await detail(await write({ email: 'LIA@posta.test', phone: '079 000 11 22' }))
    expect(stranger.customer).toBeNull()
    expect(stranger.candidates).toMatchObject([
      { name: 'Lia Rossi', sharesEmail: true, sharesPhone: false },
      { name: 'Ada Bianchi', sharesEmail: false, sharesPhone: true },
    ])
    expect(
      (await detail(await write({ email: 'no@posta.test', phone: '079 999 99 99' }))).candidates,
    ).toEqual([])
  })
})

describe('a change', () => {
  test('without an effect keeps updatedAt', async () => {
    const id = await write()
    const { updatedAt } = await detail(id)
    later()
    const same = { state: 'new', updatedAt }
    const { status, body } = await inbox.owner.api.patch(`/admin/requests/${id}`, same)
    expect([status, body.data.updatedAt]).toEqual([200, updatedAt])
  })

  test('of state and notes is stored and logged, and returns 409 CONFLICT when stale', async () => {
    const id = await write()
    const read = await detail(id)
    later()
    told.length = 0
    const { status, body } = await inbox.owner.api.patch(`/admin/requests/${id}`, {
      state: 'in_progress',
      notes: 'Richiamare\r\ngiovedì',
      updatedAt: read.updatedAt,
    })
    expect([status, body.data.state, body.data.notes]).toEqual([200, 'in_progress', 'Richiamare\ngiovedì'])
    await expect.poll(() => told).toContainEqual({ kind: 'requests' })
    const stale = await inbox.owner.api.patch(`/admin/requests/${id}`, {
      state: 'done',
      updatedAt: read.updatedAt,
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT'])
    expect((await detail(id)).state).toBe('in_progress')
    const { body: log } = await inbox.owner.api.get('/admin/audit?entity=request')
    expect(log.data[0]).toMatchObject({
      entityName: 'Demo di Gino Rezzonico',
      action: 'updated',
      before: { status: 'new', notes: '' },
      after: { status: 'in_progress', notes: 'Richiamare\ngiovedì' },
    })
    for (const wrong of [{ state: 'chiusa' }, { notes: 'x'.repeat(1001) }, { updatedAt: 'ieri' }])
      expect((await inbox.owner.api.patch(`/admin/requests/${id}`, wrong)).status).toBe(400)
  })

  test('a new or resent inquiry notifies open screens', async () => {
    told.length = 0
    await write()
    await expect.poll(() => told).toContainEqual({ kind: 'requests' })
    told.length = 0
    const form = consultation()
    await sendForm(form)
    await expect.poll(() => told).toContainEqual({ kind: 'requests' })
    told.length = 0
    await sendForm({ ...form, template_params: { ...form.template_params, message: 'Anche la barba' } })
    await expect.poll(() => told).toContainEqual({ kind: 'requests' })
  })
})

describe('visitors, clients and barbers', () => {
  test('get 401 or 403 on every inbox route', async () => {
    const id = await write()
    const barber = await hireBarber(inbox.shop)
    const others = [
      [apiOf(inbox.shop.url), 401],
      [(await signIn(inbox.shop)).api, 403],
      [(await signIn(inbox.shop, 'barber', barber.id)).api, 403],
    ] as const
    for (const [api, expected] of others) {
      const calls = [
        await api.get('/admin/requests'),
        await api.get('/admin/requests/export'),
        await api.get(`/admin/requests/${id}`),
        await api.patch(`/admin/requests/${id}`, { state: 'done' }),
        await api.post(`/admin/requests/${id}/answer`, { text: 'Ciao' }),
        await api.delete(`/admin/requests/${id}`),
      ]
      expect(calls.map(({ status }) => status)).toEqual(calls.map(() => expected))
    }
    expect(await detail(id)).toMatchObject({ state: 'new', answers: [] })
  })
})
