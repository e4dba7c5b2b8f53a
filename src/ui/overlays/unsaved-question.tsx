import { unsavedTexts as texts } from '../editing.it.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = { onLeave: () => void; onStay: () => void }

export function UnsavedQuestion({ onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      texts={{ ...texts, confirm: texts.leave, cancel: texts.stay }}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
