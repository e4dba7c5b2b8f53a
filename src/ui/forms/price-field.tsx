import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

import { formatChf, parseChf } from '#shared/money.ts'

type Props = Omit<TextInputProps, 'description'> & {
  hint: string
}

/**
 * An amount, parsed the same way in every browser: the number field of an English browser drops the comma and so multiplies by
 * a hundred. The parsed amount is shown below.
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
