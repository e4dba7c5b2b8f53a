import type { DocumentHead } from '#features/shop/product-head.rules.ts'

export type Head = Pick<DocumentHead, 'canonical' | 'properties'> &
  Partial<Pick<DocumentHead, 'title' | 'description' | 'structuredData'>>

export function withHead(html: string, head: Head): string {
  const { title, description, canonical, properties, structuredData } = head
  const tags = [
    title === undefined ? '' : `<title>${escaped(title)}</title>`,
    description === undefined ? '' : `<meta name="description" content="${escaped(description)}"/>`,
    `<link rel="canonical" href="${escaped(canonical)}"/>`,
    ...properties.map(([property, content]) => metaTag(property, content)),
    // JSON data needs no script hash in the policy. '<' is escaped so that nothing ends the block.
    structuredData === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
  ]
  /* Inserted at the end of the head, where React does not hydrate. A replacer function, because '$' is special in a
     replacement string. */
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

export function parseHead(html: string): { title: string; description: string } {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"\/>/.exec(html) ?? []
  return { title: unescaped(title), description: unescaped(description) }
}

/** Twitter tags use `name`, Open Graph tags `property`. */
function metaTag(property: string, content: string): string {
  const kind = property.startsWith('twitter:') ? 'name' : 'property'
  return `<meta ${kind}="${escaped(property)}" content="${escaped(content)}"/>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
/** React also escapes the apostrophe. */
const signs = new Map([
  ...Object.entries(entities).map(([sign, entity]) => [entity, sign] as const),
  ['&#x27;', "'"],
])

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign)
}

function unescaped(text: string): string {
  return text.replace(/&(?:#x27|\w+);/g, (entity) => signs.get(entity) ?? entity)
}
