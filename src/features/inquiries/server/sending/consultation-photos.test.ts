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
  test('are stored in their own folder and counted in the mail to the owner', async () => {
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

  test('are optional: neither inquiry nor mail mentions them', async () => {
    await ask(consultation())
    const [request] = await kept()
    expect(Object.keys(request.payload).toSorted()).toEqual(['day', 'message', 'service', 'time'])
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail?.subject).toBe('Richiesta di consulenza da Nina Caratti')
    expect(mail?.text).not.toMatch(/foto/i)
  })

  test('are limited to three different ones, else 400', async () => {
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

describe('files of a consultation', () => {
  const gone = 'Le foto caricate non ci sono più. Caricale di nuovo.'

  test('must exist, be photos and be unattached, else 412', async () => {
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

  test('are attached once when two processes send at the same time', async () => {
    const address = await consultationPhoto()
    const answers = await Promise.all(
      [shop, twin].map(({ url }) => ask(withPhotos([address]), elsewhere(), apiOf(url))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect(await kept()).toHaveLength(1)
  })

  test.each(wrongPhotoAddresses)('must be stored here without an image host: %s', async (address) => {
    const { status, body } = await ask(withPhotos([address]))
    expect([status, body, await kept()]).toEqual([400, 'L’indirizzo di una foto non è valido', []])
  })

  test('may be on the image host, and the owner gets them as links', async () => {
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

describe('a consultation sent again with its submission id', () => {
  const mark = { submission_id: crypto.randomUUID() }

  test('unchanged from two processes is stored once and mailed once', async () => {
    const body = withPhotos([await consultationPhoto()])
    await expectTakenOnce(body, 'shop-consultation')
  })

  test('with other photos only replaces the photos', async () => {
    const [first, second] = [await consultationPhoto(), await consultationPhoto()]
    await ask(withPhotos([first], mark))
    await ask(withPhotos([second], mark))
    const [request] = await kept()
    expect(await files()).toMatchObject([{ id: idOf(second), request_id: request.id }])
    await expectReplacedOnDisk(first, second)
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail?.subject).toBe('Richiesta di consulenza modificata da Nina Caratti')
  })

  test('without photos removes them', async () => {
    const address = await consultationPhoto()
    await ask(withPhotos([address], mark))
    await ask(consultation(mark))
    expect([(await kept()).length, await files()]).toEqual([1, []])
    await expect.poll(onDisk).not.toContain(`${idOf(address)}.webp`)
  })
})

test('the photos are deleted with the inquiry', async () => {
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
