import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

import type { Day } from '#shared/calendar-time.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FieldFault } from '#ui/forms/field-fault.tsx'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { Vacation } from '../../barbers.contract.ts'
import { DayField } from './day-field.tsx'
import { daysOf, isPastDraft, type VacationDraft, type VacationsForm } from './vacation-draft.ts'

import styles from './vacations-editor.module.css'

const { vacations: texts } = scheduleTexts

type Props = {
  form: VacationsForm
  saved: readonly Vacation[]
  today: Day
  onAskRemoval: (draft: VacationDraft) => void
}

export function VacationsEditor({ form, saved, today, onAskRemoval }: Props) {
  const { vacations: drafts } = form.getValues()
  const onChange = (changed: VacationDraft[]) => form.change('vacations', changed)
  const coming = drafts.filter((draft) => !isPastDraft(draft, today, saved))
  const past = drafts.filter((draft) => isPastDraft(draft, today, saved))
  const change = (next: VacationDraft) =>
    onChange(drafts.map((draft) => (draft.key === next.key ? next : draft)))
  const [addedKey, setAddedKey] = useState<string | null>(null)
  const add = () => {
    const key = crypto.randomUUID()
    setAddedKey(key)
    onChange([...drafts, { key, startDay: '', endDay: '' }])
  }
  const remove = (removed: VacationDraft) => onChange(drafts.filter(({ key }) => key !== removed.key))
  return (
    <div className={styles['list']}>
      {coming.length === 0 && <p className={`dim ${styles['empty']}`}>{texts.empty}</p>}
      {coming.map((draft) => {
        const error = form.errors[`vacations.${drafts.indexOf(draft)}`]
        const isSaved = saved.some(({ _id }) => _id === draft.key)
        return (
          <div
            key={draft.key}
            ref={draft.key === addedKey ? bringToHand : null}
            className={styles['row']}
            role="group"
            aria-label={daysOf(draft) || texts.add}
          >
            <DayField
              label={texts.from}
              day={draft.startDay}
              from={isSaved ? undefined : today}
              hasFault={error !== undefined}
              onChange={(startDay) => change(withStart(draft, startDay, isSaved))}
            />
            <DayField
              label={texts.to}
              day={draft.endDay}
              from={draft.startDay || today}
              hasFault={error !== undefined}
              onChange={(endDay) => change({ ...draft, endDay })}
            />
            <IconButton
              icon={IconTrash}
              label={daysOf(draft) ? texts.remove(daysOf(draft)) : texts.removeEmpty}
              onClick={() => (isSaved ? onAskRemoval(draft) : remove(draft))}
            />
            {error && <FieldFault className={styles['fault']}>{error}</FieldFault>}
          </div>
        )
      })}
      <div className={styles['foot']}>
        <ButtonWithIcon icon={IconPlus} variant="outline" size="sm" onClick={add}>
          {texts.add}
        </ButtonWithIcon>
      </div>
      {past.length > 0 && (
        <details className={styles['past']}>
          <summary>{`${texts.past} (${past.length})`}</summary>
          <ul>
            {past.toReversed().map((draft) => (
              <li key={draft.key}>{daysOf(draft)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function bringToHand(row: HTMLElement | null): void {
  row?.querySelector('input')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'center' })
}

/**
 * Sets the end to the start until the user chooses an end. While '24.12.2026' is being typed, '24.12.20' is a
 * valid date too and must not remain as the end.
 */
function withStart(draft: VacationDraft, startDay: string, isSaved: boolean): VacationDraft {
  const isEndChosen = draft.endDay !== '' && (isSaved || draft.endDay !== draft.startDay)
  return { ...draft, startDay, endDay: isEndChosen ? draft.endDay : startDay }
}
