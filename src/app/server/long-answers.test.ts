import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'

const month = '/appointments/filtered?viewType=month&startDate=2026-03-01'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')

function fetchRaw(path: string, encodings: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-encoding': encodings }
    const call = get(`${shop.url}/api${path}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
  })
}

it('a calendar month is sent with gzip and the same content', async () => {
  const plain = await fetchRaw(month, 'identity')
  const packed = await fetchRaw(month, 'gzip')
  expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
  expect(packed.body.length).toBeLessThan(plain.body.length / 5)
})

it('short answers and answers with a session are not compressed', async () => {
  for (const path of ['/admin/services', '/auth/me'])
    expect([path, (await fetchRaw(path, 'gzip')).encoding]).toEqual([path, undefined])
})
