import { describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { pictures } from '#tests/support/pictures.ts'

import { application, consultation, uploaded, wrongPhotoAddresses } from '../forms.fixture.ts'
import { givenApplicants, idOf } from './applicants.fixture.ts'

const {
  shop,
  twin,
  owner,
  apply: ask,
  kept,
  files,
  expectTakenOnce,
  appliedWithImageHost,
  expectReplacedOnDisk,
  onDisk,
  photo,
  cv,
  mailsTo,
  elsewhere,
} = givenApplicants()

const withPhotos = (photos: readonly string[], params: object = {}) =>
  consultation({ photos: photos.join('\n'), ...params })

async function consultationPhoto(): Promise<string> {
  const options = { folder: 'consulenze', name: 'capelli.jpg', headers: elsewhere() }
  const { status, body } = await uploaded(apiOf(shop.url), await pictures.jpeg(), options)
  expect(status).toBe(200)
  return body.secure_url
}

describe('the photos of a consultation', () => {
  test('have a folder of their own, are kept with it, and the owner is told how many there are', async () => {
    const photos = [await consultationPhoto(), await consultationPhoto()]
    const { status, body } = await ask(withPhotos(photos))
    expect([status, body]).toEqual([200, 'OK'])
    const [request] = await kept()
    expect(request.payload).toEqual({
      service: 'barba',
      day: '2026-03-13',
      time: '09:30',
      message: 'Nessun messaggio aggiuntivo',
    })
    expect(await files()).toMatchObject([
      { request_id: request.id, kind: 'photo', name: 'capelli.jpg' },
      { request_id: request.id, kind: 'photo', name: 'capelli.jpg' },
    ])
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail?.text).toContain('2, nel pannello sotto Richieste')
    expect(mail?.text).toContain('/admin?tab=requests')
  })

  test('need not be: then neither request nor mail speaks of them', async () => {
    await ask(consultation())
    const [request] = await kept()
    expect(Object.keys(request.payload).toSorted()).toEqual(['day', 'message', 'service', 'time'])
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail?.subject).toBe('Richiesta di consulenza da Nina Caratti')
    expect(mail?.text).not.toMatch(/foto/i)
  })

  test('are three at most, each once', async () => {
    const photos = [await photo(), await photo(), await photo(), await photo()]
    const tooMany = await ask(withPhotos(photos))
    expect([tooMany.status, tooMany.body]).toEqual([400, 'Controlla le foto'])
    const twice = await ask(withPhotos([photos[0] ?? '', photos[0] ?? '']))
    expect([twice.status, twice.body]).toEqual([400, 'L’indirizzo di una foto non è valido'])
    expect(await kept()).toEqual([])
    expect((await ask(withPhotos(photos.slice(1)))).status).toBe(200)
    expect((await files()).filter(({ request_id: id }) => id !== null)).toHaveLength(3)
  })
})

describe('files that a consultation names', () => {
  const gone = 'Le foto caricate non ci sono più. Caricale di nuovo.'

  test('have to be there, have to be photos, and have to be nobody’s', async () => {
    const nowhere = await ask(withPhotos([`http://shop.test/api/images/${crypto.randomUUID()}`]))
    expect([nowhere.status, nowhere.body]).toEqual([412, gone])
    expect((await ask(withPhotos([await cv()]))).status).toBe(412)
    const [ofApplication, ofConsultation] = [await photo(), await consultationPhoto()]
    await ask(application([ofApplication]))
    await ask(withPhotos([ofConsultation]))
    const before = await files()
    for (const address of [ofApplication, ofConsultation]) {
      const answer = await ask(withPhotos([address], { email: 'ladra@example.test' }))
      expect([answer.status, answer.body]).toEqual([412, gone])
    }
    expect(await files()).toEqual(before)
    expect(await kept()).toHaveLength(2)
  })

  test('cannot be had twice at the same moment', async () => {
    const address = await consultationPhoto()
    const answers = await Promise.all(
      [shop, twin].map(({ url }) => ask(withPhotos([address]), elsewhere(), apiOf(url))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect(await kept()).toHaveLength(1)
  })

  test.each(wrongPhotoAddresses)('lie here, unless the shop has an image host: %s', async (address) => {
    const { status, body } = await ask(withPhotos([address]))
    expect([status, body, await kept()]).toEqual([400, 'L’indirizzo di una foto non è valido', []])
  })

  test('or there, if it has one: the owner gets them as links', async () => {
    const photos = ['https://res.host.test/studio/a.jpg', 'javascript:alert(1)', 'https://evil.test/a.jpg']
    const statuses = await appliedWithImageHost(photos.map((address) => withPhotos([address])))
    expect(statuses).toEqual([200, 400, 400])
    const [request] = await kept()
    expect(request.payload.outsidePhotos).toEqual(['https://res.host.test/studio/a.jpg'])
    const { body } = await owner.api.get(`/admin/requests/${request.id}`)
    expect(body.data.photos).toEqual([
      {
        name: 'https://res.host.test/studio/a.jpg',
        link: 'https://res.host.test/studio/a.jpg',
        isOutside: true,
      },
    ])
    expect(body.data.summary).toMatch(/· 1 foto$/)
  })
})

describe('sent again under its mark', () => {
  const mark = { submission_id: crypto.randomUUID() }

  test('word for word, in two processes: one request, one mail', async () => {
    const body = withPhotos([await consultationPhoto()])
    await expectTakenOnce(body, 'shop-consultation')
  })

  test('with other photos, and nothing else changed: those take the place of the first', async () => {
    const [first, second] = [await consultationPhoto(), await consultationPhoto()]
    await ask(withPhotos([first], mark))
    await ask(withPhotos([second], mark))
    const [request] = await kept()
    expect(await files()).toMatchObject([{ id: idOf(second), request_id: request.id }])
    await expectReplacedOnDisk(first, second)
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail?.subject).toBe('Richiesta di consulenza modificata da Nina Caratti')
  })

  test('without them: they go', async () => {
    const address = await consultationPhoto()
    await ask(withPhotos([address], mark))
    await ask(consultation(mark))
    expect([(await kept()).length, await files()]).toEqual([1, []])
    await expect.poll(onDisk).not.toContain(`${idOf(address)}.webp`)
  })
})

test('they go with the request', async () => {
  const address = await consultationPhoto()
  await ask(withPhotos([address]))
  const [request] = await kept()
  const { body } = await owner.api.get(`/admin/requests/${request.id}`)
  expect(body.data.photos).toMatchObject([{ name: 'capelli.jpg', isOutside: false }])
  expect(onDisk()).toContain(`${idOf(address)}.webp`)
  expect((await owner.api.delete(`/admin/requests/${request.id}`)).status).toBe(200)
  expect(await files()).toEqual([])
  await expect.poll(onDisk).not.toContain(`${idOf(address)}.webp`)
})
