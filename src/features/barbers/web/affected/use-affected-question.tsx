import { type ReactNode, useState } from 'react'

import { useSession } from '#features/accounts/web/public.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { AffectedDetails } from '../../staff.contract.ts'
import { AffectedDialog } from './affected-dialog.tsx'

const { affected: texts } = scheduleTexts

type Question = { affected: AffectedDetails; answer: (keep: boolean) => void }

type AffectedQuestion = {
  /** Shows the appointments. @returns whether to save over them */
  ask: (affected: AffectedDetails) => Promise<boolean>
  dialog: ReactNode
}

/** The question of a save that meets a barber's appointments, as something to wait for. */
export function useAffectedQuestion(
  barberId: string,
  leadOf: (count: number) => string = texts.lead,
): AffectedQuestion {
  const [question, setQuestion] = useState<Question | null>(null)
  const role = useSession().user?.role
  const answer = (keep: boolean) => {
    question?.answer(keep)
    setQuestion(null)
  }
  return {
    ask: (affected) => new Promise((resolve) => setQuestion({ affected, answer: resolve })),
    dialog: question && (
      <AffectedDialog
        barberId={barberId}
        affected={question.affected}
        lead={leadOf(question.affected.count)}
        reason={texts.reason[role === 'admin' ? 'admin' : 'barber']}
        onKeep={() => answer(true)}
        onBack={() => answer(false)}
      />
    ),
  }
}
