import { Button } from '@mantine/core'

import { BusyButton } from '../buttons/busy-button.tsx'

import formBox from './form-box.module.css'

type Props = {
  submit: { label: string; busyLabel: string }
  isBusy: boolean
  closeLabel: string
  onClose: () => void
}

export function FormActions({ submit, isBusy, closeLabel, onClose }: Props) {
  return (
    <div className={formBox['actions']}>
      <BusyButton type="submit" size="sm" isBusy={isBusy} busyLabel={submit.busyLabel}>
        {submit.label}
      </BusyButton>
      <Button variant="outline" size="sm" onClick={onClose} data-closes>
        {closeLabel}
      </Button>
    </div>
  )
}
