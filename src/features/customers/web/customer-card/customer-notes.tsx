import { useSession } from '#features/accounts/web/session-store.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { NotesField } from '#ui/forms/notes-field.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { useUnsavedInPanel } from '#ui/overlays/side-panel.tsx'

import { type CustomerCard, maxNotesLength } from '../../customers.contract.ts'
import { customerTexts } from '../../customers.it.ts'
import type { CardOwner } from './customer-query.ts'
import { useCustomerCard } from './use-customer-card.ts'

import styles from './customer-card.module.css'

type Props = { owner: CardOwner; card: CustomerCard }

export function CustomerNotes({ owner, card }: Props) {
  const edit = useCustomerCard(owner, card)
  useUnsavedInPanel(edit.form.isDirty)
  const isAdmin = useSession().user?.role === 'admin'
  return (
    <form {...edit.form.props} className={styles['notes']}>
      <NotesField
        edit={edit}
        texts={{ ...customerTexts, notesHint: hintOf(card) }}
        maxLength={maxNotesLength}
      />
      {edit.isChanged && (
        <BusyButton
          size="sm"
          className={styles['save'] ?? ''}
          isBusy={edit.isSaving}
          busyLabel={customerTexts.saving}
          type="submit"
        >
          {customerTexts.save}
        </BusyButton>
      )}
      {isAdmin && (
        <Switch
          description={card.canBeBarred ? customerTexts.barHint : customerTexts.cannotBar}
          checked={edit.barred}
          disabled={!card.canBeBarred}
          onChange={edit.setBarred}
        >
          {customerTexts.bar}
        </Switch>
      )}
    </form>
  )
}

/** People with the same e-mail share a card, so the hint names the person of the note. */
function hintOf({ notesFor }: CustomerCard): string {
  const { notesHint, notesFor: writtenFor } = customerTexts
  return notesFor.length === 0 ? notesHint : `${writtenFor(notesFor)} ${notesHint}`
}
