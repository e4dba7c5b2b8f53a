import { type ReactNode, useState } from 'react'

import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import { daysOf, type VacationDraft, type VacationsForm } from './vacation-draft.ts'

const { removal: texts } = scheduleTexts.vacations

export function useVacationRemoval(form: VacationsForm): {
  ask: (draft: VacationDraft) => void
  dialog: ReactNode
} {
  const [vacation, setVacation] = useState<VacationDraft | null>(null)
  return {
    ask: setVacation,
    dialog: vacation && (
      <ConfirmDialog
        texts={{ ...texts, question: texts.question(daysOf(vacation)) }}
        onConfirm={() => {
          form.change(
            'vacations',
            form.getValues().vacations.filter(({ key }) => key !== vacation.key),
          )
          setVacation(null)
        }}
        onClose={() => setVacation(null)}
      />
    ),
  }
}
