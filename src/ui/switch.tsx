import styles from './switch.module.css'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is switched, for whoever does not see the row around it. */
  label: string
  /** Shown beside it. */
  children: string
  busy?: boolean
}

/** Something that is on or off at once, without a form. */
export function Switch({ checked, onChange, label, children, busy = false }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={`${label}: ${children}`}
      aria-disabled={busy || undefined}
      className={styles['switch']}
      onClick={() => {
        if (!busy) onChange(!checked)
      }}
    >
      <span className={styles['track']} aria-hidden="true" />
      {children}
    </button>
  )
}
