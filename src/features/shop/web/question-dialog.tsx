import { ContactDialog } from '#features/inquiries/web/contact-dialog.tsx'
import { createContactDraft } from '#features/inquiries/web/contact-draft.ts'
import { PlainArea } from '#ui/forms/plain-field.tsx'

import { questionTexts as texts } from '../shop.it.ts'

const questionDraft = createContactDraft(
  { draft: 'shop-question', timeOpen: 'question-open' },
  { name: '', email: '', phone: '', question: '' },
)

const maxQuestionLength = 2_000

export default function QuestionDialog({ onClose }: { onClose: () => void }) {
  return (
    <ContactDialog
      texts={texts}
      draft={questionDraft}
      messageOf={({ question, ...person }) => ({ ...person, interest: 'shop', message: question })}
      onClose={onClose}
    >
      {(bound) => (
        <PlainArea
          label={texts.question}
          required
          rows={4}
          maxLength={maxQuestionLength}
          {...bound('question')}
        />
      )}
    </ContactDialog>
  )
}
