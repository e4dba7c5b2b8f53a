import { errorsOf } from '#platform/http/errors.ts'

import { messagesErrorStatus } from '../messages.contract.ts'
import { messagesErrorTexts } from '../messages.it.ts'

export const messagesError = errorsOf(messagesErrorStatus, messagesErrorTexts)
