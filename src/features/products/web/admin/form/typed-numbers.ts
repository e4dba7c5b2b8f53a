import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { parseChf } from '#shared/money.ts'
import { typedNumber } from '#ui/forms/typed-number.ts'

export const typedPrice = typedNumber(parseChf, productsScreenTexts.form.unreadablePrice)

const digits = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)

export const typedQuantity = typedNumber(digits, productsTexts.validation.invalidQuantity)
