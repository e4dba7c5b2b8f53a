import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { CSSProperties } from 'react'

import styles from './choice-checks.module.css'

type Props<Name extends string> = {
  legend: string
  hint: string
  names: readonly Name[]
  labels: Readonly<Record<Name, string>>
  chosen: readonly Name[]
  onChange: (chosen: Name[]) => void
}

export function ChoiceChecks<Name extends string>(props: Props<Name>) {
  const { legend, hint, names, labels, chosen, onChange } = props
  const longest = Math.max(...names.map((name) => labels[name].length))
  const width: CSSProperties & Record<'--choice', string> = { '--choice': `${longest + 5}ch` }
  return (
    <fieldset className={styles['choice']} data-wide>
      <legend>{legend}</legend>
      <div className={styles['boxes']} style={width}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={labels[name]}
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(names.filter((other) => (other === name ? checked : chosen.includes(other))))
            }
          />
        ))}
      </div>
      <p className={styles['hint']}>{hint}</p>
    </fieldset>
  )
}
