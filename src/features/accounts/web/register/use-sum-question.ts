import { useEffect, useState } from 'react'

import { isSumRight, newSum, type SumQuestion } from './sum-question.ts'

/** The question comes after the first render: the prerendered page must not carry one. */
export function useSumQuestion() {
  const [question, setQuestion] = useState<SumQuestion | null>(null)
  const [answer, setAnswer] = useState('')
  useEffect(() => setQuestion(newSum(Math.random)), [])
  return {
    question,
    answer,
    setAnswer,
    isRight: question !== null && isSumRight(question, answer),
    renew: () => {
      setQuestion((previous) => newSum(Math.random, previous ?? undefined))
      setAnswer('')
    },
  }
}
