import { errorsOf } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { type UnsubscribeRequest } from '../unsubscribe.contract.ts'
import { unsubscribeErrorTexts } from '../unsubscribe.it.ts'
import { isUnsubscribeToken, setMarketingOptOut } from './marketing-opt-outs.ts'

const unsubscribeError = errorsOf(unsubscribeErrorTexts, { 400: ['UNSUBSCRIBE_LINK_INVALID'] })

/**
 * Unsubscribes an address; repeated calls succeed too.
 * @throws AppError 400 for a token that does not belong to the address
 */
export async function unsubscribe(platform: Platform, { email, token }: UnsubscribeRequest): Promise<void> {
  if (!isUnsubscribeToken(platform, email, token)) throw unsubscribeError('UNSUBSCRIBE_LINK_INVALID')
  await setMarketingOptOut(platform.database.db, email, true, platform.clock.now())
}
