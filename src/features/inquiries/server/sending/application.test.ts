import { describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { expectParts } from '#tests/support/written.ts'

import { application, consultation, wrongPhotoAddresses } from '../forms.fixture.ts'
import { givenApplicants, imageHost } from './applicants.fixture.ts'

const {
  shop,
  twin,
  owner,
  post,
  apply,
  expectTakenOnce,
  appliedWithImageHost,
  expectReplacedOnDisk,
  kept,
  files,
  photo,
  cv,
  mailsTo,
  query,
  elsewhere,
} = givenApplicants()

describe('an application', () => {
  test('is stored with photos and curriculum and mailed to the owner', async () => {
    const photos = [await photo('uno.jpg'), await photo('due.jpg')]
    const { status, body } = await apply(application(photos, { cv_link: await cv() }))
    expect([status, body]).toEqual([200, 'OK'])
    const [request] = await kept()
    expect(request).toMatchObject({
      kind: 'application',
      state: 'new',
      name: 'Nina Caratti',
      email: 'nina@example.test',
      phone: '+41797654321',
      payload: {
        firstName: 'Nina',
        lastName: 'Caratti',
        nationality: 'svizzera',
        hasWorkPermit: 'si',
        maritalStatus: 'celibe-nubile',
        hasChildren: true,
        childrenNumber: 2,
        address: 'Via Nassa 1, 6900 Lugano',
        socialProfiles: [{ platform: 'instagram', url: '@nina' }],
        outsidePhotos: [],
      },
    })
    expect(await files()).toMatchObject([
      { request_id: request.id, kind: 'document', name: 'Nina Caratti.pdf' },
      { request_id: request.id, kind: 'photo', name: 'due.jpg' },
      { request_id: request.id, kind: 'photo', name: 'uno.jpg' },
    ])
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    expect(mail?.subject).toBe('Candidatura di Nina Caratti')
    expectParts(mail?.text, ['svizzera', 'Celibe o nubile', 'Allegato', '+41 79 765 43 21'])
    expect(await mailsTo('nina@example.test')).toEqual([])
  })

  test('is mailed with the fields of HIRE-30 and photo links valid for a week', async () => {
    await query('UPDATE studio_settings SET image_account = $1', [imageHost])
    const profiles = [
      { platform: 'instagram', url: '@nina' },
      { platform: 'altro', url: 'https://nina.example/lavori?a=1&b=<2>' },
    ]
    const photos = [await photo('uno.jpg'), 'https://res.host.test/studio/due.jpg']
    await apply(application(photos, { social_profiles: JSON.stringify(profiles) }))
    await query('UPDATE studio_settings SET image_account = NULL')
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    for (const line of [
      'Nome: Nina Caratti',
      'E-mail: nina@example.test',
      'Telefono: +41 79 765 43 21',
      'Nazionalità: svizzera',
      'Indirizzo: Via Nassa 1, 6900 Lugano',
      'Permesso di lavoro: Sì',
      'Stato civile: Celibe o nubile',
      'Figli: Sì',
      'Numero di figli: 2',
      'Profilo Instagram: @nina',
      'Profilo Altro: https://nina.example/lavori?a=1&b=<2>',
      'Foto: 2',
      'Data della candidatura: 11/03/2026',
    ])
      expect(mail?.text?.split('\n')).toContain(line)
    expect(mail?.html).toContain('https://nina.example/lavori?a=1&amp;b=&lt;2&gt;')
    expect(mail?.replyTo).toEqual([{ name: '', address: 'nina@example.test' }])
    const [, links = ''] = /Immagini: (\S+\n\S+)\n/.exec(mail?.text ?? '') ?? []
    const [own = '', outside] = links.split('\n')
    expect(outside).toBe('https://res.host.test/studio/due.jpg')
    const seen = async () => (await fetch(own.replace('http://shop.test', shop.url))).status
    shop.clock.advance(7 * 24 * 60 * 60_000 - 60_000)
    expect(await seen()).toBe(200)
    shop.clock.advance(2 * 60_000)
    expect(await seen()).toBe(404)
  })

  test('without children and profiles is mailed as such', async () => {
    const none = { has_children: 'no', children_number: 'N/A', social_profiles: '[]' }
    await apply(application([await photo()], none))
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    for (const line of ['Figli: No', 'Numero di figli: N/A', 'Profili social: Nessuno'])
      expect(mail?.text?.split('\n')).toContain(line)
  })

  test.each([
    ['no photo', { portfolio_images: '', portfolio_count: 0 }],
    ['another photo count', { portfolio_count: 2 }],
    ['a name that differs from its parts', { candidate_name: 'Un Altro' }],
    ['a web address as name', { candidate_first_name: 'premi.com', candidate_name: 'premi.com Caratti' }],
    ['no last name', { candidate_last_name: ' ', candidate_name: 'Nina ' }],
    ['an invalid phone number', { candidate_phone: '079' }],
    ['an invalid email', { candidate_email: 'nina@example' }],
    ['an unknown permit', { work_permit: 'forse' }],
    ['an unknown marital status', { marital_status: 'complicato' }],
    ['children without a number', { children_number: 'N/A' }],
    ['zero children', { children_number: '0' }],
    ['21 children', { children_number: '21' }],
    ['a number without children', { has_children: 'no' }],
    ['a nationality of 61 characters', { candidate_nationality: 'x'.repeat(61) }],
    ['an address of two lines', { candidate_address: 'Via\nNassa' }],
    ['profiles that are not JSON', { social_profiles: '[{' }],
    ['profiles of an unknown platform', { social_profiles: '[{"platform":"myspace","url":"x"}]' }],
    [
      'eleven profiles',
      {
        social_profiles: JSON.stringify(Array.from({ length: 11 }, () => ({ platform: 'altro', url: 'x' }))),
      },
    ],
    ['nested profiles', { social_profiles: `${'['.repeat(2_000)}${']'.repeat(2_000)}` }],
  ])('with %s returns 400 and stores nothing', async (_what, wrong) => {
    const { status, headers } = await apply(application([await photo()], wrong))
    expect([status, headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
    expect(await kept()).toEqual([])
    expect(await files()).toMatchObject([{ request_id: null }])
  })

  test('sent within five seconds or with a hidden field filled is dropped with OK', async () => {
    const address = await photo()
    for (const robot of [{ seconds_open: 4.9 }, { website: 'x' }])
      expect((await apply(application([address], robot))).body).toBe('OK')
    expect(await kept()).toEqual([])
  })
})

describe('files of an application', () => {
  const gone = 'Le foto caricate non ci sono più. Caricale di nuovo.'
  test('must exist, else 412', async () => {
    const { status, body } = await apply(application([`http://shop.test/api/images/${crypto.randomUUID()}`]))
    expect([status, body, await kept()]).toEqual([412, gone, []])
  })

  test('return 412 when they belong to another application', async () => {
    const address = await photo()
    await apply(application([address]))
    const { status, body } = await apply(application([address], { candidate_email: 'ladra@example.test' }))
    expect([status, body, (await kept()).length]).toEqual([412, gone, 1])
    const [request] = await kept()
    expect(await files()).toMatchObject([{ request_id: request.id }])
  })

  test('are attached once when two processes send at the same time', async () => {
    const address = await photo()
    const answers = await Promise.all(
      [shop, twin].map(({ url }, each) =>
        apply(application([address], { candidate_email: `n${each}@example.test` }), elsewhere(), apiOf(url)),
      ),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412'])
    expect(await kept()).toHaveLength(1)
  })

  test('return 412 when a photo is sent as curriculum or vice versa', async () => {
    expect((await apply(application([await cv()]))).status).toBe(412)
    expect((await apply(application([await photo()], { cv_link: await photo() }))).status).toBe(412)
    expect(await kept()).toEqual([])
  })

  test.each(wrongPhotoAddresses)('must be stored here without an image host: %s', async (address) => {
    const { status, body } = await apply(application([address]))
    expect([status, body]).toEqual([400, 'L’indirizzo di una foto non è valido'])
  })

  test('may be on the image host of the shop, and return 400 elsewhere', async () => {
    const statuses = await appliedWithImageHost([
      application(['https://res.host.test/studio/a.jpg']),
      application(['javascript:alert(1)'], { candidate_email: 'a@example.test' }),
      application(['https://evil.test/a.jpg'], { candidate_email: 'b@example.test' }),
      application(['https://res.host.test/stranger/a.jpg'], { candidate_email: 'c@example.test' }),
    ])
    expect(statuses).toEqual([200, 400, 400, 400])
    expect(await kept()).toMatchObject([
      { payload: { outsidePhotos: ['https://res.host.test/studio/a.jpg'] } },
    ])
  })
})

test('a photo on a sibling of the image host returns 400 when the upload path has no account', async () => {
  const photos = ['https://res.host.test/a.jpg', 'https://api.host.test/b.jpg']
  const bodies = photos.map((address) => application([address]))
  const uploadUrl = 'https://api.host.test/upload'
  expect(await appliedWithImageHost(bodies, { ...imageHost, uploadUrl })).toEqual([400, 200])
})

describe('an application sent again', () => {
  test('unchanged is stored once and mailed once', async () => {
    const body = application([await photo()])
    await expectTakenOnce(body, 'shop-application')
  })

  test('within ten minutes from the same email replaces the first with its photos (D-HIRE-03)', async () => {
    const [first, second] = [await photo('prima.jpg'), await photo('seconda.jpg')]
    await apply(application([first]))
    shop.clock.advance(9 * 60_000)
    const changed = { candidate_address: 'Via Nuova 2', candidate_email: 'NINA@example.test' }
    await apply(application([second], changed))
    expect(await kept()).toMatchObject([{ payload: { address: 'Via Nuova 2' } }])
    expect(await files()).toMatchObject([{ name: 'seconda.jpg' }])
    await expectReplacedOnDisk(first, second)
    await mailsTo(owner.email)
    expect((await post.mails()).at(-1)?.subject).toBe('Candidatura modificata da Nina Caratti')
  })

  test('with the phone number in another format replaces the first', async () => {
    await apply(application([await photo()]))
    await apply(application([await photo()], { candidate_phone: '+41 (79) 765-43-21' }))
    expect(await kept()).toHaveLength(1)
  })

  test('with another phone number is stored as a second one', async () => {
    await apply(application([await photo('sua.jpg')]))
    await apply(application([await photo('altra.jpg')], { candidate_phone: '079 111 22 33' }))
    expect(await kept()).toHaveLength(2)
    expect(new Set((await files()).map(({ name }) => name))).toEqual(new Set(['altra.jpg', 'sua.jpg']))
  })

  test('does not replace a consultation of the same person', async () => {
    const contact = { email: 'nina@example.test', phone: '079 765 43 21', date: '31/03/2027' }
    expect((await apply(consultation(contact))).status).toBe(200)
    await apply(application([await photo()]))
    expect((await kept()).map(({ kind }) => kind)).toEqual(['consultation', 'application'])
  })

  test('after eleven minutes is stored as a second one', async () => {
    await apply(application([await photo()]))
    shop.clock.advance(11 * 60_000)
    await apply(application([await photo()]))
    expect(await kept()).toHaveLength(2)
  })
})
