/** CHF or minutes. */
export type Changed = { before: number; now: number }

export type TermsChange = { price: Changed | null; duration: Changed | null }

export type NewTerms = { price?: number; duration?: number }

export type SentTerms = { price?: number | undefined; duration?: number | undefined }

export function termsChange(sent: SentTerms, { price, duration }: NewTerms): TermsChange {
  return {
    price: price === undefined ? null : { before: sent.price ?? 0, now: price },
    duration: duration === undefined ? null : { before: sent.duration ?? 0, now: duration },
  }
}
