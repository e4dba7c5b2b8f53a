import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'

import { type Leaving, useLeaveQuestion } from './use-leave-question.tsx'

type Form = (leaving: Leaving) => boolean

const Forms = createContext<Set<Form> | null>(null)

/** Asks one question for all forms inside, because the router allows one blocker at a time. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<Form>())
  const question = useLeaveQuestion((leaving) => [...forms].some((form) => form(leaving)))
  return (
    <Forms value={forms}>
      {children}
      {question}
    </Forms>
  )
}

/** @param isInRow the form is also lost when the list shows other rows */
export function useUnsavedForm(isDirty: () => boolean, isInRow: boolean): void {
  const forms = useContext(Forms)
  const isLost = useEffectEvent((leaving: Leaving) => (isInRow || leaving.isSectionLeft) && isDirty())
  useEffect(() => {
    const form = (leaving: Leaving) => isLost(leaving)
    forms?.add(form)
    return () => {
      forms?.delete(form)
    }
  }, [forms])
}
