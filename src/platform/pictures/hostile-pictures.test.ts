import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { uploaded } from '#features/inquiries/server/forms.fixture.ts'
import { apiOf, from } from '#tests/support/api.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { manyScans, pictureForm, pictures } from '#tests/support/pictures.ts'

const shop = givenShop({ behindProxy: true })
const giulia = givenPerson(shop)
const luca = givenPerson(shop)
const owner = givenPerson(shop, 'admin')

const portrait = '/users/profile/image'
let strangers = 0
const stranger = () => from(`10.9.0.${(strangers += 1)}`)

describe('a JPEG with more than 50 scans', () => {
  it('returns 400 PICTURE_TOO_COMPLEX for all uploads', async () => {
    const bomb = manyScans(51)
    const asStranger = await uploaded(apiOf(shop.url), bomb, { headers: stranger() })
    const asClient = await giulia.api.post(portrait, pictureForm(bomb))
    const product = pictureForm(bomb)
    for (const [name, text] of Object.entries({ name: 'Cera', price: '19.90', category: 'wax' }))
      product.append(name, text)
    const asOwner = await owner.api.post('/products', product)
    const answers = [asStranger, asClient, asOwner].map(({ status, body }) => [status, body.code])
    expect(answers).toEqual(answers.map(() => [400, 'PICTURE_TOO_COMPLEX']))
  })

  it('is accepted with 50 scans', async () => {
    const { status } = await giulia.api.post(portrait, pictureForm(manyScans(50)))
    expect(status).toBe(200)
  })

  it('does not delay other uploads', async () => {
    const started = performance.now()
    const bomb = uploaded(apiOf(shop.url), manyScans(5_000, 3_000), { headers: stranger() })
    await sleep(100)
    const { status } = await luca.api.post(portrait, pictureForm(await pictures.png()))
    const took = performance.now() - started
    await bomb
    expect([status, took < 5_000]).toEqual([200, true])
  })
})

describe('while the picture process of visitors is stuck', () => {
  const drawing = () =>
    spawnSync('pgrep', ['-P', String(process.pid), '-f', 'drawing-process'], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line !== '')
      .map(Number)
  const send = async (headers: HeadersInit, signal?: AbortSignal) => {
    const form = new FormData()
    form.append('upload_preset', 'studio')
    form.append('folder', 'portfolio')
    form.append('file', new Blob([new Uint8Array(await pictures.png())]), 'taglio.png')
    const init = { method: 'POST', headers, body: form, ...(signal ? { signal } : {}) }
    return await fetch(`${shop.url}/api/images/upload`, init)
  }
  const hangUp = async (headers: HeadersInit) => {
    const caller = new AbortController()
    const call = send(headers, caller.signal).catch(() => undefined)
    await sleep(300)
    caller.abort()
    await call
    await sleep(100)
  }
  let stuck: number

  beforeEach(async () => {
    for (const pid of drawing()) process.kill(pid, 'SIGKILL')
    await vi.waitUntil(() => drawing().length === 0)
    await send(stranger())
    const [pid] = drawing()
    stuck = pid ?? 0
    process.kill(stuck, 'SIGSTOP')
  })
  afterEach(() => {
    for (const pid of drawing()) process.kill(pid, 'SIGKILL')
  })

  it('an aborted upload keeps its turn while drawn and frees its place in the queue', async () => {
    const headers = stranger()
    await hangUp(headers)
    await hangUp(headers)
    const third = send(headers)
    await sleep(300)
    expect((await send(headers)).status).toBe(503)
    process.kill(stuck, 'SIGCONT')
    expect((await third).status).toBe(200)
    await expect.poll(async () => (await send(headers)).status).toBe(200)
  })

  it('a picture of a client is processed', async () => {
    const { status } = await giulia.api.post(portrait, pictureForm(await pictures.png()))
    process.kill(stuck, 'SIGCONT')
    expect(status).toBe(200)
  })

  it('the process is killed after ten seconds, the picture gets 400 and the next one 200', async () => {
    const answers = await Promise.all([send(stranger()), sleep(200).then(async () => await send(stranger()))])
    const codes = await Promise.all(
      answers.map(async (answer) => [answer.status, (await answer.json()).code]),
    )
    expect(codes).toEqual([
      [400, 'PICTURE_TOO_COMPLEX'],
      [200, undefined],
    ])
    expect(drawing()).not.toContain(stuck)
  })
})
