import type { ReactNode } from 'react'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import { contextSuggestions } from '../../assistant.rules.ts'

import styles from './suggestions.module.css'

type Props = { questions: readonly string[]; onAsk: (question: string) => void; children: ReactNode }

/** CHAT-11. */
export function Suggestions({ questions, onAsk, children }: Props) {
  return (
    <fieldset className={styles['chips']}>
      <legend className="vh">{texts.suggestions}</legend>
      {questions.slice(0, contextSuggestions).map((question) => (
        <button key={question} type="button" onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
      {children}
    </fieldset>
  )
}
