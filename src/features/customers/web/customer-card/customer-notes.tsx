import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'

import { useSession } from '#features/accounts/web/public.ts'
import { type CustomerCard, longestNotes } from '#features/customers/customers.contract.ts'
import { customerTexts } from '#features/customers/customers.it.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { useUnsavedInPanel } from '#ui/overlays/side-panel.tsx'

import type { CardOwner } from './customer-query.ts'
import { useCustomerCard } from './use-customer-card.ts'

import styles from './customer-card.module.css'

type Props = { owner: CardOwner; card: CustomerCard }

/** What the staff writes down about somebody, and whether they may book online. */
export function CustomerNotes({ owner, card }: Props) {
  const { form, ...edit } = useCustomerCard(owner, card)
  useUnsavedInPanel(form.isDirty)
  const isAdmin = useSession().user?.role === 'admin'
  return (
    <form {...form.props} className={styles['notes']}>
      <Textarea
        {...form.getInputProps('notes')}
        key={form.key('notes')}
        required={false}
        label={customerTexts.notes}
        description={customerTexts.notesHint}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={longestNotes}
        rows={3}
      />
      {edit.failure && (
        <Notice
          kind="error"
          action={
            edit.failure.isConflict && (
              <Button size="sm" variant="outline" onClick={() => void edit.reload()}>
                {customerTexts.reload}
              </Button>
            )
          }
          message={edit.failure.message}
        />
      )}
      {edit.isChanged && (
        <BusyButton
          size="sm"
          className={styles['save'] ?? ''}
          busy={edit.isSaving}
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
