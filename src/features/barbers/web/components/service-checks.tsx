import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'

import { barbersTabTexts } from '../../barbers-screens.it.ts'

import styles from './service-checks.module.css'

type Props = {
  names: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function ServiceChecks({ names, chosen, onChange }: Props) {
  const count = names.filter((name) => chosen.includes(name)).length
  return (
    <div className={styles['services']}>
      {names.length > 1 && (
        <Checkbox
          className={styles['all'] ?? ''}
          label={barbersTabTexts.form.allServices}
          checked={count === names.length}
          indeterminate={count > 0 && count < names.length}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? [...names] : [])}
        />
      )}
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
