import { type ReactNode, useState } from 'react'

import { scheduleTexts } from '#features/staff/staff-screens.it.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { daysOf, type VacationDraft } from './vacation-draft.ts'

const { removal: texts } = scheduleTexts.vacations

/** Asks before a saved vacation leaves the form. */
export function useVacationRemoval(remove: (key: string) => void): {
  ask: (draft: VacationDraft) => void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<VacationDraft | null>(null)
  return {
    ask: setAsked,
    dialog: asked && (
      <ConfirmDialog
        texts={{ ...texts, question: texts.question(daysOf(asked)) }}
        onConfirm={() => {
          remove(asked.key)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
