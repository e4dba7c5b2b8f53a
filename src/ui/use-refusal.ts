import { useEffect, useEffectEvent } from 'react'

import { HttpError } from './http-client.ts'
import type { FieldErrors } from './use-schema-form.ts'

/** Puts what the server said of single fields below them, once per failure. */
export function useRefusal(error: Error | null, showErrors: (errors: FieldErrors) => void): void {
  const show = useEffectEvent(showErrors)
  useEffect(() => {
    if (error instanceof HttpError && error.body.errors) show(error.body.errors)
  }, [error])
}
