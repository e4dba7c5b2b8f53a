import { marketingTexts } from '../../marketing.it.ts'
import type { RoiField } from '../../roi.rules.ts'

import styles from './roi-field-input.module.css'

const { fields } = marketingTexts.roi

type Props = {
  name: RoiField
  value: string
  isWrong: boolean
  onChange: (text: string) => void
}

export function RoiFieldInput({ name, value, isWrong, onChange }: Props) {
  const { label, unit, fault } = fields[name]
  const id = `roi-${name}`
  return (
    <div className={styles['field']} data-wrong={isWrong}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <input
          id={id}
          name={name}
          className="num"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-errore` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      {isWrong && (
        <p id={`${id}-errore`} className={styles['fault']}>
          {fault}
        </p>
      )}
    </div>
  )
}
