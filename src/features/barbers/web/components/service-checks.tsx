import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'

import { Checkbox } from '@mantine/core'

import styles from './service-checks.module.css'

type Props = {
  names: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** What a barber offers, by name. */
export function ServiceChecks({ names, chosen, onChange }: Props) {
  return (
    <div className={styles['services']}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(names.filter((other) => (other === name ? checked : chosen.includes(other))))
          }
        />
      ))}
    </div>
  )
}
