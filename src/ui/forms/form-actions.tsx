import { Button } from '@mantine/core'

import { BusyButton } from '../buttons/busy-button.tsx'

import formBox from './form-box.module.css'

type Props = {
  submit: { label: string; busyLabel: string }
  busy: boolean
  closeLabel: string
  onClose: () => void
}

export function FormActions({ submit, busy, closeLabel, onClose }: Props) {
  return (
    <div className={formBox['actions']}>
      <BusyButton type="submit" size="sm" busy={busy} busyLabel={submit.busyLabel}>
        {submit.label}
      </BusyButton>
      <Button variant="outline" size="sm" onClick={onClose} data-closes>
        {closeLabel}
      </Button>
    </div>
  )
}
