import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { lineErrorStatus } from '../line.contract.ts'
import { lineErrorTexts } from '../line.it.ts'

export const lineError = errorsOf(lineErrorStatus, lineErrorTexts)

translateConstraint('waiting_list_once_in_line', () => lineError('ALREADY_IN_LINE'))
