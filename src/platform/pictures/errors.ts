import { errorsOf } from '../http/errors.ts'
import { pictureErrorTexts } from '../platform.it.ts'

export const pictureError = errorsOf(
  {
    PICTURE_MISSING: 400,
    PICTURE_TOO_HEAVY: 400,
    PICTURE_WRONG_TYPE: 400,
    PICTURE_TOO_WIDE: 400,
    PICTURE_BROKEN: 400,
    PICTURE_CROP_INVALID: 400,
  },
  pictureErrorTexts,
)
