import { errorsOf } from '#platform/http/errors.ts'

import { inboxErrorTexts } from '../../inbox.it.ts'

export const inboxError = errorsOf(inboxErrorTexts, {
  404: ['REQUEST_NOT_FOUND'],
  409: ['REQUEST_WITHOUT_ADDRESS'],
})
