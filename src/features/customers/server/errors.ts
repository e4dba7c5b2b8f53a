import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { customersErrorStatus } from '../customers.contract.ts'
import { customersErrorTexts } from '../customers.it.ts'

export const customersError = errorsOf(customersErrorStatus, customersErrorTexts)

// What is typed is measured by the contract: only two notes that become one can be too long.
translateConstraint('customer_cards_notes_length', () => customersError('NOTES_TOO_LONG'))
