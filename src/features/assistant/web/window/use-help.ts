import { useEffect, useState } from 'react'

import type { AnsweredFaq } from '#features/assistant/assistant.contract.ts'

import { readFaqs, readSuggestions } from '../chat-calls.ts'

const none: readonly never[] = []

/** What can be asked: without it the window is as good. @param page questions fit it */
export function useHelp(
  isWanted: boolean,
  page: string,
): { faqs: readonly AnsweredFaq[]; suggestions: readonly string[] } {
  const [faqs, setFaqs] = useState<readonly AnsweredFaq[]>(none)
  const [suggestions, setSuggestions] = useState<readonly string[]>(none)
  useEffect(() => {
    if (isWanted) readFaqs().then(setFaqs, () => undefined)
  }, [isWanted])
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    readSuggestions(page).then(
      (read) => !isOver && setSuggestions(read),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isWanted, page])
  return { faqs, suggestions }
}
