import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

import { formatChf, parseChf } from '#shared/money.ts'

type Props = Omit<TextInputProps, 'description'> & {
  /** Shown as long as nothing that is typed is an amount. */
  hint: string
}

/**
 * An amount, read the same in every browser: a number field of an English one drops the comma and multiplies by a
 * hundred. Under it stands what has been understood.
 */
export function PriceField({ hint, onChange, ...input }: Props) {
  const [chf, setChf] = useState(() => parseChf(String(input.defaultValue)))
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      maxLength={14}
      description={chf === undefined || chf < 0 ? hint : formatChf(chf)}
      inputWrapperOrder={order}
      onChange={(event) => {
        onChange?.(event)
        setChf(parseChf(event.currentTarget.value))
      }}
    />
  )
}

const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']
