import { errorsOf } from '#platform/http/errors.ts'

import { messagesErrorTexts } from '../messages.it.ts'

export const messagesError = errorsOf(messagesErrorTexts, {
  404: ['MESSAGE_NOT_FOUND', 'TEMPLATE_NOT_FOUND'],
  409: ['MESSAGE_WAITS', 'MESSAGE_OVERTAKEN', 'MESSAGE_HELD_SECRET', 'RECIPIENT_IS_GONE'],
})
