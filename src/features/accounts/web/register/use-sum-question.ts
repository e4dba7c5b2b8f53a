import { useState } from 'react'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { isSumRight, newSum } from './sum-question.ts'

/** The question is asked once the page lives: the prerendered one must not carry the same for everybody. */
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
