import { knownSettings, shopTitle } from './use-studio.ts'

type Texts = { pageTitle: string; description: (shop: string, city: string) => string }

/** What the tab of a page and the list of a search engine say, for `meta`. */
export function pageMeta({ pageTitle, description }: Texts) {
  const { name, city } = knownSettings()
  return [{ title: shopTitle(pageTitle) }, { name: 'description', content: description(name, city) }]
}
