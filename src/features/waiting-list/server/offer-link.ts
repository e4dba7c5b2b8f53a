import type { Platform } from '#platform/platform.ts'

const purpose = 'waiting-offer'

/** The secret of an offer's link: a signature, so it is not stored. */
export function offerToken({ secrets }: Pick<Platform, 'secrets'>, offerId: string): string {
  return secrets.sign(purpose, offerId)
}

export function isOfferToken({ secrets }: Platform, offerId: string, token: string): boolean {
  return secrets.verify(purpose, offerId, token)
}
