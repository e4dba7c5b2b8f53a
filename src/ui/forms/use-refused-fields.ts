import { useEffect, useEffectEvent } from 'react'

import type { FieldErrors } from './use-schema-form.ts'

/**
 * Puts what the server said of single fields below them, once per failure.
 * @param errorsOf what a failure says of which field
 */
export function useRefusedFields(
  error: Error | null,
  errorsOf: (error: Error) => FieldErrors,
  showErrors: (errors: FieldErrors) => void,
): void {
  const show = useEffectEvent((failure: Error) => {
    const errors = errorsOf(failure)
    if (Object.keys(errors).length > 0) showErrors(errors)
  })
  useEffect(() => {
    if (error) show(error)
  }, [error])
}
