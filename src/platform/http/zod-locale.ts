import { z } from 'zod'

import { platformTexts } from '../platform.it.ts'

export function setZodLocale(): void {
  z.config({
    customError: (issue) => {
      const field = issue.path?.at(-1)
      return field === undefined ? platformTexts.invalidRequest : platformTexts.invalidField(String(field))
    },
  })
}
