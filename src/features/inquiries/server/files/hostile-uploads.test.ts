import { beforeEach, describe, expect, it } from 'vitest'

import { apiOf, from } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { pictures } from '#tests/support/pictures.ts'

import { maxFileBytes } from '../../photos.rules.ts'
import { signedFileLink } from '../file-links.ts'
import { application, pdf, sendPath, uploaded } from '../forms.fixture.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })

it('an upload part without a filename returns 200', async () => {
  const parts = [
    'name="upload_preset"\r\n\r\nstudio',
    'name="folder"\r\n\r\ncurriculum',
    'name="file"\r\ncontent-type: application/octet-stream\r\n\r\n%PDF-1.4\n%%EOF',
  ].map((part) => `--xx\r\ncontent-disposition: form-data; ${part}\r\n`)
  const { status } = await fetch(`${shop.url}/api/images/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=xx', ...from('203.0.113.1') },
    body: `${parts.join('')}--xx--\r\n`,
  })
  expect(status).toBe(200)
})

it.each(['Nina.hta', 'Nina.bat', 'Nina.pdf.html', 'Nina'])(
  'a curriculum named %s is downloaded as a PDF',
  async (name) => {
    const { body } = await uploaded(apiOf(shop.url), pdf(), {
      folder: 'curriculum',
      name,
      headers: from('203.0.113.2'),
    })
    const { headers } = await fetch(shop.url + signedFileLink(shop.platform, body.public_id))
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${name}.pdf"; filename*=UTF-8''${name}.pdf`,
    )
  },
)

it('one address cannot fill the upload space of others', async () => {
  const heavy = pdf(maxFileBytes - 100)
  for (let time = 0; time < 36; time++)
    await uploaded(apiOf(shop.url), heavy, { folder: 'curriculum', headers: from('203.0.113.3') })
  const { status } = await uploaded(apiOf(shop.url), await pictures.jpeg(), { headers: from('203.0.113.4') })
  expect(status).toBe(200)
})

describe('the space for waiting uploads', () => {
  const query = async (text: string, values: unknown[] = []) =>
    (await shop.platform.database.pool.query(text, values)).rows
  beforeEach(async () => {
    await query('TRUNCATE rate_limits; DELETE FROM requests; DELETE FROM request_files')
  })
  const megabytes = 1_048_576
  const minutes = 60_000
  const heavy = async (address: string, folder = 'curriculum') => {
    shop.clock.advance(1_000)
    const content = folder === 'curriculum' ? pdf() : await pictures.png()
    const { status, body, headers } = await uploaded(apiOf(shop.url), content, {
      folder,
      headers: from(address),
    })
    if (status === 200)
      await query('UPDATE request_files SET bytes = $2 WHERE id = $1', [body.public_id, 10 * megabytes])
    return { status, id: String(body.public_id), address: String(body.secure_url), headers }
  }
  const filledBy = async (addresses: readonly string[]) => {
    const sent: Awaited<ReturnType<typeof heavy>>[] = []
    for (const address of addresses) for (let time = 0; time < 10; time++) sent.push(await heavy(address))
    return sent
  }
  const others = Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 1}`)
  const waiting = async (): Promise<string[]> =>
    (await query('SELECT id FROM request_files WHERE request_id IS NULL')).map(({ id }) => id)

  it('is not filled by six addresses: each gets 503 beyond its share', async () => {
    const sent = await filledBy(others.slice(0, 6))
    expect(sent.slice(0, 10).map(({ status }) => status)).toEqual([200, 200, 200, 200, ...Array(6).fill(503)])
    expect(sent[4]?.headers.get('retry-after')).toBe('600')
    expect((await heavy('203.0.113.9')).status).toBe(200)
  })

  it('stores a keyed hash of the sender, removed once the form is sent', async () => {
    const { address } = await heavy('203.0.113.9', 'portfolio')
    const senders = async () => (await query('SELECT sender FROM request_files')).map(({ sender }) => sender)
    expect(await senders()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    expect((await apiOf(shop.url).post(sendPath, application([address]))).status).toBe(200)
    expect(await senders()).toEqual([null])
  })

  it('replaces the own old upload on a retry after ten minutes', async () => {
    const [first] = await filledBy(['203.0.113.9'])
    shop.clock.advance(9 * minutes)
    expect((await heavy('203.0.113.9')).status).toBe(503)
    shop.clock.advance(2 * minutes)
    const { status, id } = await heavy('203.0.113.9')
    const left = await waiting()
    expect([status, left.length, left.includes(id), left.includes(first?.id ?? '')]).toEqual([
      200,
      4,
      true,
      false,
    ])
  })

  it('when full removes only the oldest waiting uploads', async () => {
    const { address: named } = await heavy('203.0.113.7', 'portfolio')
    const tied = await apiOf(shop.url).post(sendPath, application([named]))
    const sent = (await filledBy(others)).filter(({ status }) => status === 200)
    const refused = await heavy('203.0.113.8')
    expect([tied.status, sent.length, refused.status, refused.headers.get('retry-after')]).toEqual([
      200,
      30,
      503,
      '600',
    ])
    shop.clock.advance(11 * minutes)
    const fresh = await heavy('203.0.113.8')
    expect(fresh.status).toBe(200)
    expect(new Set(await waiting())).toEqual(new Set([...sent.slice(1), fresh].map(({ id }) => id)))
    expect(await query('SELECT FROM request_files WHERE request_id IS NOT NULL')).toHaveLength(1)
  })

  it('keeps a file whose form arrives while space is freed', async () => {
    const { address: named } = await heavy('203.0.113.7', 'portfolio')
    expect((await apiOf(shop.url).post(sendPath, application([named]))).status).toBe(200)
    const [first] = await filledBy(['203.0.113.9'])
    shop.clock.advance(11 * minutes)
    const { pool } = shop.platform.database
    const sendForm = await openTransaction(
      pool,
      'UPDATE request_files SET request_id = (SELECT id FROM requests), sender = NULL WHERE id = $1',
      [first?.id],
    )
    const upload = heavy('203.0.113.9')
    await untilBlocked(pool)
    await sendForm()
    expect((await upload).status).toBe(200)
    expect(await query('SELECT FROM request_files WHERE id = $1', [first?.id])).toHaveLength(1)
  })
})
