import { useState } from 'react'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { isSumRight, newSum } from './sum-question.ts'

/** Asks only after hydration: a prerendered question would be the same for every visitor. */
export function useSumQuestion() {
  const isHydrated = useHydrated()
  const [sum, setSum] = useState(() => newSum(Math.random))
  const [answer, setAnswer] = useState('')
  return {
    question: isHydrated ? sum : null,
    answer,
    setAnswer,
    isRight: isSumRight(sum, answer),
    renew: () => {
      setSum((previous) => newSum(Math.random, previous))
      setAnswer('')
    },
  }
}
