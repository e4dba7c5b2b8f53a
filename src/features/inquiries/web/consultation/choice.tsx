import { IconCheck } from '@tabler/icons-react'

import styles from './choice.module.css'

type Option<Value extends string> = { value: Value; label: string; isDisabled?: boolean }

type Props<Value extends string> = {
  name: string
  legend: string
  look: 'cards' | 'times'
  isFirst?: boolean
  options: readonly Option<Value>[]
  chosen: string
  onChoose: (value: Value) => void
}

/** A choice with native radio buttons, so the arrow keys work. */
export function Choice<Value extends string>({
  name,
  legend,
  look,
  isFirst = false,
  options,
  chosen,
  onChoose,
}: Props<Value>) {
  const first = options.find(({ value, isDisabled }) => !isDisabled && (chosen === '' || value === chosen))
  return (
    <fieldset className={styles['choice']} data-look={look}>
      <legend>{legend}</legend>
      <div className={styles['options']}>
        {options.map(({ value, label, isDisabled = false }) => (
          <label key={value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              data-first={(isFirst && value === first?.value) || undefined}
              data-missing={(chosen === '' && value === first?.value) || undefined}
              onChange={() => onChoose(value)}
            />
            <span className={look === 'times' ? 'num' : undefined}>{label}</span>
            <IconCheck size={18} stroke={2.2} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
