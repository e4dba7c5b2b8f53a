import { ContactForm, type ContactState } from '#features/requests/web/public.ts'
import { maxPhoneLength } from '#shared/phone.ts'
import { PlainArea, PlainField } from '#ui/forms/plain-field.tsx'

import { questionTexts as texts } from '../../shop.it.ts'
import { type QuestionDraft, questionDraft } from './question-draft.ts'

import styles from './question.module.css'

type Props = { state: ContactState; onSend: (draft: QuestionDraft, website: string) => Promise<void> }

const longestQuestion = 2_000

/** What is required the browser itself says. */
export function QuestionForm({ state, onSend }: Props) {
  const draft = questionDraft.useDraft()
  const bound = (name: keyof QuestionDraft) => ({
    name,
    required: true,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      questionDraft.update((before) => ({ ...before, [name]: value }))
    },
  })

  return (
    <ContactForm
      state={state}
      texts={texts}
      className={styles['form']}
      onSend={(website) => void onSend(draft, website)}
    >
      <PlainField label={texts.name} autoComplete="name" maxLength={60} {...bound('name')} />
      <div className={styles['pair']}>
        <PlainField
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...bound('email')}
        />
        <PlainField
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
          {...bound('phone')}
        />
      </div>
      <PlainArea label={texts.question} rows={4} maxLength={longestQuestion} {...bound('question')} />
    </ContactForm>
  )
}
