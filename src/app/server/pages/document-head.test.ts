import { expect, it } from 'vitest'

import { withHead } from './document-head.ts'

const head = {
  title: 'Olio',
  description: 'Per la barba',
  canonical: 'https://f4dezone.test/shop/prodotto?id=1',
  properties: [['og:title', 'Olio']] as const,
  structuredData: { '@type': 'Product', name: 'Olio' } as Record<string, unknown>,
}
const page = '<html><head><meta charset="utf-8"/></head><body></body></html>'
const written = (changes: Partial<typeof head>) =>
  withHead(page, { ...head, ...changes, properties: [['og:title', 'Olio']] })

it('the content is inserted at the end of the head', () => {
  expect(written({})).toBe(
    '<html><head><meta charset="utf-8"/><title>Olio</title><meta name="description" content="Per la barba"/>' +
      '<link rel="canonical" href="https://f4dezone.test/shop/prodotto?id=1"/>' +
      '<meta property="og:title" content="Olio"/>' +
      '<script type="application/ld+json">{"@type":"Product","name":"Olio"}</script></head><body></body></html>',
  )
})

it.each(['</title><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "$& $' </head>", '<!-- '])(
  'escapes %s',
  (name) => {
    const html = written({ title: name, description: name, structuredData: { name } })
    expect(html.match(/<script|<img|<!--/g)).toEqual(['<script'])
    expect(html.split('</head>')).toHaveLength(2)
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ name })
  },
)
