import { productsTexts } from '#features/products/products.it.ts'
import { type ProductCategory, stockLevel } from '#features/products/products.rules.ts'
import { activeCategories } from '#features/products/server/active-categories.ts'
import { listProducts } from '#features/products/server/list-products.ts'

import { answerTexts } from '../../answers.it.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { hasNoMoreWords } from '../matching/understand.ts'
import { plainWords, stemOf } from '../matching/words.ts'
import { actionsOf } from './actions.ts'
import { type Answerer, lines, textReply } from './answer.ts'

const { shop: texts } = answerTexts
const maxProducts = 3
const common = new Set(['altro', 'cura', 'capelli', 'set'].map(stemOf))

export const answerShop: Answerer = async ({ platform, shop: { facts }, asker, words }) => {
  const actions = actionsOf(['shop'], asker, facts)
  const sold = await activeCategories(platform)
  if (sold.length === 0) return textReply(texts.empty)
  const named = sold.find((category) => isNamed(category, words))
  const known = texts.categories(sold.map((category) => productsTexts.categories[category]).join(', '))
  if (!named) return textReply(known, { actions, suggestions: [...nextTexts.shop] })
  const page = { category: named, ids: undefined, page: 1, limit: maxProducts }
  const kind = hasNoMoreWords(words, (word) => isNamed(named, [word]))
  const ofKind = kind === null ? [] : (await listProducts(platform, { ...page, search: kind })).data
  const data =
    ofKind.length > 0 ? ofKind : (await listProducts(platform, { ...page, search: undefined })).data
  const isUnsaid = kind !== null && ofKind.length === 0 ? answerTexts.unsaid(kind, facts.phone) : null
  const found = data.map(({ name, price, inventory }) =>
    texts.line(name, price, productsTexts.stock[stockLevel(inventory.quantity)]),
  )
  return textReply(lines(texts.found, found, isUnsaid), { actions, suggestions: [...nextTexts.shop] })
}

function isNamed(category: ProductCategory, words: readonly string[]): boolean {
  const stems = new Set(words.map(stemOf))
  return plainWords(productsTexts.categories[category])
    .map(stemOf)
    .some((stem) => !common.has(stem) && stems.has(stem))
}
