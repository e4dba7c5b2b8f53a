import { schemaResolver, useForm as useMantineForm } from '@mantine/form'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ZodType } from 'zod'

import { type FieldErrors, fieldErrorsOf, fieldErrorsWithin, type FieldOfCode } from './field-errors.ts'
import { focusFirstFault } from './focus.ts'

type Options<Values, Sent, Input> = {
  schema: ZodType<Sent, Input>
  initialValues: Values
  onSubmit: (values: Sent) => void
  error?: Error | null
  fieldOfCode?: FieldOfCode
  within?: string | undefined
  check?: (values: Values) => FieldErrors
}

export function useForm<Values extends Input, Sent, Input extends Record<string, unknown> = Values>(
  options: Options<Values, Sent, Input>,
) {
  const { schema, initialValues, onSubmit, error = null, fieldOfCode, within, check } = options
  const element = useRef<HTMLFormElement>(null)
  const isRefused = useRef(false)
  const schemaErrors = schemaResolver(schema, { sync: true })
  const form = useMantineForm<Values, Sent>({
    mode: 'uncontrolled',
    initialValues,
    validate: (values: Values) => ({ ...check?.(values), ...schemaErrors(values) }),
    transformValues: (values) => schema.parse(values),
    enhanceGetInputProps: ({ field, inputProps: { error } }) => ({
      name: field,
      required: true,
      withAsterisk: false,
      // A PasswordInput does not set this itself.
      'aria-invalid': error === undefined ? undefined : true,
    }),
  })
  const showRefusal = useEffectEvent((failure: Error) => {
    const all = fieldErrorsOf(failure, fieldOfCode)
    const errors = within === undefined ? all : fieldErrorsWithin(within, all)
    if (Object.keys(errors).length === 0) return
    isRefused.current = true
    form.setErrors(errors)
  })
  useEffect(() => {
    // In an effect, because the invalid fields are marked only when React has drawn the refusal.
    if (isRefused.current) focusFirstFault(element.current)
    isRefused.current = false
  })
  useEffect(() => {
    if (error) showRefusal(error)
  }, [error])
  return {
    ...form,
    focusFault: () => focusFirstFault(element.current),
    change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      form.clearErrors()
      form.setFieldValue<Values, string>(name, value as never)
    },
    props: {
      ref: element,
      noValidate: true,
      onSubmit: form.onSubmit(
        (values) => onSubmit(values),
        (errors, _values, event) => {
          const target = event?.currentTarget ?? null
          // Marked synchronously, because phones open the keyboard only while the tap is handled.
          flushSync(() => form.setErrors(errors))
          focusFirstFault(target)
        },
      ),
    },
  }
}
