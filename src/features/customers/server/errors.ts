import { registerConstraintRefusal } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { customersErrorTexts } from '../customers.it.ts'

export const customersError = errorsOf(customersErrorTexts, {
  404: ['CUSTOMER_NOT_FOUND'],
  409: ['SAME_CUSTOMER', 'NOTES_TOO_LONG'],
})

// The contract limits typed notes, so only merging two notes can exceed the length.
registerConstraintRefusal('customer_cards_notes_length', () => customersError('NOTES_TOO_LONG'))
