import { z } from 'zod'

import { platformTexts } from '../platform.it.ts'

/** Sets the default message of schemas: an Italian sentence that names the field. */
export function speakItalian(): void {
  z.config({
    customError: (issue) => {
      const field = issue.path?.at(-1)
      return field === undefined ? platformTexts.invalidRequest : platformTexts.invalidField(String(field))
    },
  })
}
