import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'

import { type Leaving, useLeaveQuestion } from './use-leave-question.tsx'

type Form = (leaving: Leaving) => boolean

const Forms = createContext<Set<Form> | null>(null)

/** Asks once for all the forms inside: the router knows one question at a time. */
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

/**
 * Tells the `UnsavedForms` around that this form may have changes.
 * @param isInRow it goes with the row that it stands in, when a list shows others
 */
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
