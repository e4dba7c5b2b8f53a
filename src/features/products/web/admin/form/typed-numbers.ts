import { z } from 'zod'

import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { parseChf } from '#shared/money.ts'

/** An empty field is no number, so that the contract's own sentence says what is missing. */
function typed(read: (text: string) => number | undefined, unreadable: string) {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return undefined
    const number = read(text)
    if (number === undefined) context.addIssue({ code: 'custom', message: unreadable })
    return number
  })
}

/** CHF, see parseChf. */
export const typedPrice = typed(parseChf, productsScreenTexts.form.unreadablePrice)

const digits = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)

/** Whole pieces. */
export const typedPieces = typed(digits, productsTexts.validation.invalidQuantity)
