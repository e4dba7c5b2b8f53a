import { retryOnConstraint, registerConstraintRefusal } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { waitingListErrorTexts } from '../offers.it.ts'

export const waitingListError = errorsOf(waitingListErrorTexts, {
  403: ['WAITING_REQUEST_NOT_YOURS'],
  404: ['WAITING_REQUEST_NOT_FOUND', 'OFFER_NOT_FOUND'],
  405: ['WAITING_REQUEST_BOOKED'],
  409: ['ALREADY_IN_LINE', 'TOO_MANY_WAITING_REQUESTS', 'OFFER_EXPIRED', 'OFFER_DECLINED', 'OFFER_GONE'],
})

// The owner has just merged the client's customer row.
retryOnConstraint('waiting_list_customer_id_fkey')
registerConstraintRefusal('waiting_list_once_in_line', () => waitingListError('ALREADY_IN_LINE'))
