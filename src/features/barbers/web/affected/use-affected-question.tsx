import { type ReactNode, useState } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'

import type { AffectedDetails } from '../../barber-changes.contract.ts'
import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedAnswer } from '../save-or-ask.ts'
import { AffectedDialog } from './affected-dialog.tsx'

const { affected: texts } = scheduleTexts

type Question = { affected: AffectedDetails; answer: (answer: AffectedAnswer) => void }

type AffectedQuestion = {
  ask: (affected: AffectedDetails) => Promise<AffectedAnswer>
  dialog: ReactNode
}

export function useAffectedQuestion(
  barberId: string,
  leadOf: (count: number, hasColleagues: boolean) => string = texts.lead,
): AffectedQuestion {
  const [question, setQuestion] = useState<Question | null>(null)
  const role = useSession().user?.role
  return {
    ask: (affected) => new Promise((resolve) => setQuestion({ affected, answer: resolve })),
    dialog: question && (
      <AffectedDialog
        barberId={barberId}
        affected={question.affected}
        leadOf={leadOf}
        reason={texts.reason[role === 'admin' ? 'admin' : 'barber']}
        onAnswer={(answer) => {
          setQuestion(null)
          question.answer(answer)
        }}
      />
    ),
  }
}
