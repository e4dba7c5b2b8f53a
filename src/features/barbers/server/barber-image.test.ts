import { describe, expect, it } from 'vitest'

import { givenPerson, givenShop, givenTwoBarbers, givenVisitor } from '#tests/support/given.ts'
import { hireBarber } from '#tests/support/people.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'
import { auditEntries } from '#tests/support/written.ts'

const shop = givenShop()
const { marco, luca, marcosLogin, lucasLogin } = givenTwoBarbers(shop)
const owner = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const visitor = givenVisitor(shop)

const pathOf = (id: string) => `/barbers/${id}/image`
const png = async () => pictureForm(await pictures.png())
const shown = async (id: string) => {
  const { body } = await visitor.get('/barbers/public')
  return body.find(({ _id }: { _id: string }) => _id === id).profileImage
}
const drawn = '/demo/ritratto-1.svg'

describe("a barber's picture", () => {
  it('is set by the barber and the owner, replaces the drawn portrait and is logged', async () => {
    await shop.platform.database.pool.query('UPDATE barbers SET image_url = $1 WHERE id = $2', [
      drawn,
      marco.id,
    ])
    expect(await shown(marco.id)).toEqual({ url: drawn })
    const first = await marcosLogin.api.post(pathOf(marco.id), await png())
    expect([first.status, first.body.message]).toEqual([200, 'Foto aggiornata con successo'])
    expect(await shown(marco.id)).toEqual(first.body.profileImage)
    const second = await owner.api.post(pathOf(marco.id), await png())
    expect(await shown(marco.id)).toEqual(second.body.profileImage)
    const statusOf = async (url: string) => (await fetch(`${shop.url}${url}`)).status
    expect(await statusOf(second.body.profileImage.url)).toBe(200)
    await expect.poll(() => statusOf(first.body.profileImage.url)).toBe(404)

    const removed = await marcosLogin.api.delete(pathOf(marco.id))
    expect(removed.body).toEqual({
      success: true,
      message: 'Foto rimossa con successo',
      profileImage: { url: drawn },
    })
    expect(await shown(marco.id)).toEqual({ url: drawn })
    const entries = await auditEntries(shop, marco.id)
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [null, { photo: true }],
      [null, { photo: true }],
      [{ photo: true }, { photo: false }],
    ])
  })

  it('does not make an open form stale', async () => {
    const { body: before } = await owner.api.get(`/barbers/${marco.id}`)
    shop.clock.advance(1000)
    await marcosLogin.api.post(pathOf(marco.id), await png())
    const { updatedAt } = before
    expect((await owner.api.put(`/barbers/${marco.id}`, { tagline: 'barbe', updatedAt })).status).toBe(200)
  })

  it('returns 403 to other barbers and clients, 401 to visitors and 404 for an unknown barber', async () => {
    const before = await shown(marco.id)
    for (const [api, status] of [
      [lucasLogin.api, 403],
      [client.api, 403],
      [visitor, 401],
    ] as const) {
      expect((await api.post(pathOf(marco.id), await png())).status).toBe(status)
      expect((await api.delete(pathOf(marco.id))).status).toBe(status)
    }
    expect((await owner.api.post(pathOf('unsinn'), await png())).status).toBe(404)
    expect(await shown(marco.id)).toEqual(before)
  })

  it.each(['svg', 'halfJpeg', 'wide', 'text'] as const)('returns 400 for %s', async (kind) => {
    const before = await shown(luca.id)
    const { status, body } = await lucasLogin.api.post(pathOf(luca.id), pictureForm(await pictures[kind]()))
    expect([status, body.success]).toEqual([400, false])
    expect(await shown(luca.id)).toEqual(before)
  })

  it('is deleted with the barber', async () => {
    const novice = await hireBarber(shop, { firstName: 'Nuovo' })
    const { body } = await owner.api.post(pathOf(novice.id), await png())
    expect((await owner.api.delete(`/barbers/${novice.id}`)).status).toBe(200)
    await expect.poll(async () => (await fetch(`${shop.url}${body.profileImage.url}`)).status).toBe(404)
  })
})
