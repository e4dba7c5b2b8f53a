import { knownSettings, shopTitle } from './use-studio.ts'

type Texts = { pageTitle: string; description: (shop: string, city: string) => string }

/** Returns a page's title and description for its `meta` export. */
export function pageMeta({ pageTitle, description }: Texts) {
  const { name, city } = knownSettings()
  return [{ title: shopTitle(pageTitle) }, { name: 'description', content: description(name, city) }]
}
