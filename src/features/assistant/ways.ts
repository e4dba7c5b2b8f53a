import { faqs } from './faqs.ts'
import { beyondTexts, intentTexts } from './intents.it.ts'
import { accountWayTexts } from './ways-account.it.ts'
import { barberWayTexts } from './ways-barbers.it.ts'
import { bookingWayTexts } from './ways-booking.it.ts'
import { moneyWayTexts } from './ways-money.it.ts'
import { ownerWayTexts } from './ways-owner.it.ts'

export const nobodyKnows = 'non-so'

const written: Readonly<Record<string, string>> = {
  ...intentTexts,
  [nobodyKnows]: beyondTexts,
  ...bookingWayTexts,
  ...moneyWayTexts,
  ...accountWayTexts,
  ...barberWayTexts,
  ...ownerWayTexts,
}

export type Way = { entry: string; text: string }

/** The phrases of ways-*.it.ts, separated by semicolons there, and the entries' own questions. */
export const ways: readonly Way[] = [
  ...faqs.map(({ id, question }) => ({ entry: id, text: question })),
  ...Object.entries(written).flatMap(([entry, texts]) =>
    texts.split(';').map((text) => ({ entry, text: text.trim() })),
  ),
]
