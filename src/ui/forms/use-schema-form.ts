import { useRef, useState, type FormEvent, type SubmitEvent } from 'react'
import type { ZodType } from 'zod'

/** Sentences by the name of the field that they speak of. */
export type FieldErrors = Partial<Record<string, string>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

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
    const fields = [...(form.current?.elements ?? [])].filter(isField)
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
        if (isField(target)) setErrors(({ [target.name]: _corrected, ...others }) => others)
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

function isField(target: EventTarget): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}
