import type { DocumentHead } from '#features/shop/product-head.rules.ts'

/** What is left out is in the page already. */
export type Head = Pick<DocumentHead, 'canonical' | 'properties'> &
  Partial<Pick<DocumentHead, 'title' | 'description' | 'structuredData'>>

/** @param html as the build wrote it @returns the same page with this head */
export function withHead(html: string, head: Head): string {
  const { title, description, canonical, properties, structuredData } = head
  const tags = [
    title === undefined ? '' : `<title>${escaped(title)}</title>`,
    description === undefined ? '' : `<meta name="description" content="${escaped(description)}"/>`,
    `<link rel="canonical" href="${escaped(canonical)}"/>`,
    ...properties.map(([property, content]) => metaTag(property, content)),
    // Data, which no policy for scripts concerns. Nothing in it may end the block.
    structuredData === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
  ]
  // At the end, where React looks for nothing of its own. A function: in a text, a '$' would have a meaning.
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/** Title and description that the build wrote into a page; empty without. */
export function saidBy(html: string): { title: string; description: string } {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"\/>/.exec(html) ?? []
  return { title: unescaped(title), description: unescaped(description) }
}

/** Open Graph has properties, Twitter names. */
function metaTag(property: string, content: string): string {
  const kind = property.startsWith('twitter:') ? 'name' : 'property'
  return `<meta ${kind}="${escaped(property)}" content="${escaped(content)}"/>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
/** React writes the apostrophe, too. */
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
