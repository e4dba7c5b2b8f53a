import { useEffect, useState } from 'react'

import type { AnsweredFaq } from '../../assistant.contract.ts'
import { readFaqs, readSuggestions } from '../chat-calls.ts'

const none: readonly never[] = []

/** Errors are ignored: the window works without them. @param page path that the suggestions fit */
export function useHelp(
  isNeeded: boolean,
  page: string,
): { faqs: readonly AnsweredFaq[]; suggestions: readonly string[] } {
  const [faqs, setFaqs] = useState<readonly AnsweredFaq[]>(none)
  const [suggestions, setSuggestions] = useState<readonly string[]>(none)
  useEffect(() => {
    if (isNeeded) readFaqs().then(setFaqs, () => undefined)
  }, [isNeeded])
  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    readSuggestions(page).then(
      (read) => !isOver && setSuggestions(read),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isNeeded, page])
  return { faqs, suggestions }
}
