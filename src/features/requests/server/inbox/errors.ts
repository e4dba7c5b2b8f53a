import { errorsOf } from '#platform/http/errors.ts'

import { inboxErrorStatus } from '../../inbox.contract.ts'
import { inboxErrorTexts } from '../../inbox.it.ts'

export const inboxError = errorsOf(inboxErrorStatus, inboxErrorTexts)
