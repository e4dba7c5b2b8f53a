import { errorsOf } from '#platform/http/errors.ts'

import { assistantErrorTexts } from '../assistant.it.ts'

export const assistantError = errorsOf(assistantErrorTexts, {
  404: ['MESSAGE_NOT_FOUND'],
  409: ['VOTED_ALREADY'],
})
