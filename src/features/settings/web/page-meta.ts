import { knownSettings, shopTitle } from './use-public-settings.ts'

type Texts = { pageTitle: string; description: (shop: string, city: string) => string }

export function pageMeta({ pageTitle, description }: Texts) {
  const { name, city } = knownSettings()
  return [{ title: shopTitle(pageTitle) }, { name: 'description', content: description(name, city) }]
}
