import { errorsOf } from '../http/errors.ts'
import { pictureErrorTexts } from '../platform.it.ts'

export const pictureError = errorsOf(pictureErrorTexts, {
  400: [
    'PICTURE_MISSING',
    'PICTURE_TOO_HEAVY',
    'PICTURE_WRONG_TYPE',
    'PICTURE_TOO_WIDE',
    'PICTURE_TOO_COMPLEX',
    'PICTURE_BROKEN',
    'PICTURE_CROP_INVALID',
  ],
})
