import { errorsOf } from '#platform/http/errors.ts'

import { requestsErrorTexts } from '../inquiries.it.ts'

/** Errors of forms and files. The EmailJS and image-host protocols answer with status and message. */
export const inquiriesError = errorsOf(requestsErrorTexts, {
  400: [
    'SENDING_SERVICE_UNKNOWN',
    'SENDING_TEMPLATE_UNKNOWN',
    'CONSULTATION_DAY_OVER',
    'PHOTO_ADDRESS_UNKNOWN',
    'FILE_MISSING',
    'FILE_TOO_HEAVY',
    'PHOTO_WRONG_TYPE',
    'DOCUMENT_WRONG_TYPE',
    'UPLOAD_PRESET_UNKNOWN',
    'UPLOAD_FOLDER_UNKNOWN',
  ],
  403: ['SENDING_KEY_UNKNOWN'],
  412: ['FILES_GONE', 'APPLICATION_NOT_FOUND'],
  429: ['CURRICULA_LIMIT'],
  503: ['UPLOADS_FULL'],
})
