import { expect, it } from 'vitest'

import { apiOf, from } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { pictures } from '#tests/support/pictures.ts'

import { mostFileBytes } from '../../photos.rules.ts'
import { pdf, uploaded } from '../sending/forms.fixture.ts'
import { signedFileLink } from './file-links.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })

it('a file whose part has no name', async () => {
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
  'a curriculum called %s is downloaded as a PDF: what it begins with says nothing of what would open it',
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

it('one address alone cannot take the room in which files wait', async () => {
  const heavy = pdf(mostFileBytes - 100)
  for (let time = 0; time < 36; time++)
    await uploaded(apiOf(shop.url), heavy, { folder: 'curriculum', headers: from('203.0.113.3') })
  const { status } = await uploaded(apiOf(shop.url), await pictures.jpeg(), { headers: from('203.0.113.4') })
  expect(status).toBe(200)
})
