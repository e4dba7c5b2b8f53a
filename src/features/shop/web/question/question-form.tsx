import { boundTo, ContactForm, ContactPerson, type ContactState } from '#features/requests/web/public.ts'
import { PlainArea } from '#ui/forms/plain-field.tsx'

import { questionTexts as texts } from '../../shop.it.ts'
import { type QuestionDraft, questionDraft } from './question-draft.ts'

type Props = { state: ContactState; onSend: (draft: QuestionDraft, website: string) => Promise<void> }

const longestQuestion = 2_000

/** What is required the browser itself says. */
export function QuestionForm({ state, onSend }: Props) {
  const draft = questionDraft.useDraft()
  const bound = boundTo(draft, questionDraft.update)
  return (
    <ContactForm state={state} texts={texts} onSend={(website) => void onSend(draft, website)}>
      <ContactPerson texts={texts} bound={bound} />
      <PlainArea
        label={texts.question}
        required
        rows={4}
        maxLength={longestQuestion}
        {...bound('question')}
      />
    </ContactForm>
  )
}
