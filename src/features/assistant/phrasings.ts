import { faqs } from './faqs.ts'
import { outOfScopeTexts, intentTexts } from './intents.it.ts'
import { accountPhrasingTexts } from './phrasings-account.it.ts'
import { barberPhrasingTexts } from './phrasings-barbers.it.ts'
import { bookingPhrasingTexts } from './phrasings-booking.it.ts'
import { moneyPhrasingTexts } from './phrasings-money.it.ts'
import { ownerPhrasingTexts } from './phrasings-owner.it.ts'

export const unknownEntry = 'non-so'

const written: Readonly<Record<string, string>> = {
  ...intentTexts,
  [unknownEntry]: outOfScopeTexts,
  ...bookingPhrasingTexts,
  ...moneyPhrasingTexts,
  ...accountPhrasingTexts,
  ...barberPhrasingTexts,
  ...ownerPhrasingTexts,
}

export type Phrasing = { entry: string; text: string }

/** The phrases of phrasings-*.it.ts, separated by semicolons there, and the entries' own questions. */
export const phrasings: readonly Phrasing[] = [
  ...faqs.map(({ id, question }) => ({ entry: id, text: question })),
  ...Object.entries(written).flatMap(([entry, texts]) =>
    texts.split(';').map((text) => ({ entry, text: text.trim() })),
  ),
]
