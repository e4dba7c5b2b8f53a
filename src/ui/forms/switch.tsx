import { useId } from 'react'

import { SwitchTrack } from './switch-track.tsx'

import styles from './switch.module.css'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  label?: string
  children: string
  description?: string
  isBusy?: boolean
  disabled?: boolean
}

export function Switch(props: Props) {
  const { checked, onChange, label, children, description, isBusy = false, disabled = false } = props
  const hintId = useId()
  const toggle = (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label && `${label}: ${children}`}
      aria-describedby={description && hintId}
      aria-disabled={isBusy || undefined}
      disabled={disabled}
      className={styles['switch']}
      onClick={() => {
        if (!isBusy) onChange(!checked)
      }}
    >
      <SwitchTrack />
      <span>{children}</span>
    </button>
  )
  if (!description) return toggle
  return (
    <div>
      {toggle}
      <p className="dim" id={hintId}>
        {description}
      </p>
    </div>
  )
}
