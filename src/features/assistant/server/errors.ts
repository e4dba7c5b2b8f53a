import { errorsOf } from '#platform/http/errors.ts'

import { assistantErrorStatus } from '../assistant.contract.ts'
import { assistantErrorTexts } from '../assistant.it.ts'

export const assistantError = errorsOf(assistantErrorStatus, assistantErrorTexts)
