import { Button } from '@mantine/core'

import { BusyButton } from '../buttons/busy-button.tsx'

type Props = {
  texts: { cancel: string; save: string; saving: string }
  isBusy: boolean
  isDangerous?: boolean
  className?: string | undefined
  onCancel: () => void
}

export function FormFoot({ texts, isBusy, isDangerous = false, className = 'form-end', onCancel }: Props) {
  return (
    <div className={className}>
      <Button variant="outline" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <BusyButton
        type="submit"
        {...(isDangerous && { variant: 'danger' })}
        isBusy={isBusy}
        busyLabel={texts.saving}
      >
        {texts.save}
      </BusyButton>
    </div>
  )
}
