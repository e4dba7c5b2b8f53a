import { useRef, useState, type FormEvent, type SubmitEvent } from 'react'
import type { ZodType } from 'zod'

import type { FieldErrors } from './field-errors.ts'

/**
 * A form that follows a schema and moves the focus to its first wrong field. The values are read from the page's
 * own fields, so that what a password manager or a quick person fills in before the script has come counts too.
 */
export function useSchemaForm<Values>(schema: ZodType<Values>, send: (values: Values) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  /** Puts sentences under the fields of these names. */
  function showErrors(next: FieldErrors): void {
    setErrors(next)
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
    fields.find((field) => field.name in next)?.focus()
  }

  return {
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const result = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
        if (result.success) send(result.data)
        else showErrors(firstMessages(result.error.issues))
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement)
          setErrors(({ [target.name]: _corrected, ...others }) => others)
      },
    },
    field: (name: keyof Values & string) => ({
      name,
      error: errors[name],
      required: true,
      withAsterisk: false,
    }),
    showErrors,
  }
}

function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}
