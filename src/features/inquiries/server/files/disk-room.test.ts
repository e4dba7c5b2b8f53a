import { beforeEach, expect, it } from 'vitest'

import { filesOnDisk } from '#platform/files/files.ts'
import { apiOf, from } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { bookAsGuest } from '#tests/support/people.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

import { applicationFailureTexts } from '../../application.it.ts'
import { application, pdf, sendPath, uploaded } from '../forms.fixture.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })
const giulia = givenPerson(shop)
const marco = givenBarber(shop)

const query = async (text: string, values: unknown[] = []) =>
  await shop.platform.database.pool.query(text, values)
const curriculum = async (address: string) =>
  await uploaded(apiOf(shop.url), pdf(), { folder: 'curriculum', headers: from(address) })
const apply = async (address: string, cv: string, person: string) => {
  const photo = await uploaded(apiOf(shop.url), await pictures.png(), { headers: from(address) })
  const params = { cv_link: cv, candidate_email: `${person}@example.test` }
  return await apiOf(shop.url).post(sendPath, application([photo.body.secure_url], params), from(address))
}

beforeEach(async () => {
  await query('TRUNCATE rate_limits')
  await query('DELETE FROM requests')
  await query('DELETE FROM request_files')
})

it('uploads return 503 UPLOADS_FULL when application files fill the limit', async () => {
  const { body } = await curriculum('203.0.113.1')
  expect((await apply('203.0.113.1', body.secure_url, 'nina')).status).toBe(200)
  await query('UPDATE request_files SET bytes = $1', [2_100_000_000])
  const refused = await curriculum('203.0.113.2')
  expect([refused.status, refused.body.code]).toEqual([503, 'UPLOADS_FULL'])
  await query('UPDATE request_files SET bytes = 1000')
  expect((await curriculum('203.0.113.2')).status).toBe(200)
})

it('one address uploads at most ten documents an hour', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1) statuses.push((await curriculum('203.0.113.9')).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  expect((await curriculum('203.0.113.10')).status).toBe(200)
})

it('one address sends one curriculum a day; corrections of an application do not count', async () => {
  const send = async (address: string, person: string) => {
    const { body } = await curriculum(address)
    return await apply(address, body.secure_url, person)
  }
  expect((await send('203.0.113.3', 'nina')).status).toBe(200)
  expect((await send('203.0.113.3', 'nina')).status).toBe(200)
  const refused = await send('203.0.113.3', 'carla')
  expect([refused.status, refused.body]).toEqual([429, applicationFailureTexts.curricula])
  expect((await apply('203.0.113.3', '', 'carla')).status).toBe(200)
  expect((await send('203.0.113.4', 'dario')).status).toBe(200)
})

it('a curriculum added by a correction counts towards the daily limit', async () => {
  const address = '203.0.113.6'
  const send = async (person: string) => {
    const { body } = await curriculum(address)
    return (await apply(address, body.secure_url, person)).status
  }
  expect((await apply(address, '', 'nina')).status).toBe(200)
  expect(await send('nina')).toBe(200)
  expect((await apply(address, '', 'carla')).status).toBe(200)
  expect(await send('carla')).toBe(429)
  const { rows } = await query(`SELECT FROM request_files WHERE kind = 'document' AND request_id IS NOT NULL`)
  expect(rows).toHaveLength(1)
})

it('a curriculum removed by a correction can be sent again, another one gets 429', async () => {
  const address = '203.0.113.9'
  const send = async (person: string) => {
    const { body } = await curriculum(address)
    return (await apply(address, body.secure_url, person)).status
  }
  expect(await send('nina')).toBe(200)
  expect((await apply(address, '', 'nina')).status).toBe(200)
  expect(await send('nina')).toBe(200)
  expect(await send('carla')).toBe(429)
})

it('one application replaces its curriculum at most five times a day', async () => {
  const address = '203.0.113.7'
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) {
    await query(`DELETE FROM rate_limits WHERE key NOT LIKE 'curricul%'`)
    const { body } = await curriculum(address)
    statuses.push((await apply(address, body.secure_url, 'nina')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  await query(`DELETE FROM rate_limits WHERE key NOT LIKE 'curricul%'`)
  const { rows } = await query(
    `SELECT id FROM request_files WHERE kind = 'document' AND request_id IS NOT NULL`,
  )
  expect((await apply(address, `/api/images/${rows[0].id}`, 'nina')).status).toBe(200)
})

it('uploads return 503 when the disk reserve would be used up', async () => {
  const { files } = shop.platform
  const before = { ...files }
  Object.assign(files, filesOnDisk(picturesOf(shop.databaseUrl), Number.MAX_SAFE_INTEGER))
  const answers = [
    await curriculum('203.0.113.5'),
    await giulia.api.post('/users/profile/image', pictureForm(await pictures.png())),
  ]
  Object.assign(files, before)
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after') !== null])).toEqual([
    [503, true],
    [503, true],
  ])
  expect((await curriculum('203.0.113.5')).status).toBe(200)
})

it('a full database disk returns 503 UNAVAILABLE, and reads still work', async () => {
  await query(`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_full BEFORE INSERT ON appointments FOR EACH STATEMENT EXECUTE FUNCTION disk_full()`)
  const { status, body } = await bookAsGuest(shop, marco.id)
  await query('DROP TRIGGER disk_full ON appointments')
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
  expect((await apiOf(shop.url).get('/settings/public')).status).toBe(200)
})
