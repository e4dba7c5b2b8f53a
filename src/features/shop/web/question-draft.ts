import { createContactDraft } from '#features/inquiries/web/contact-draft.ts'

export const questionDraft = createContactDraft(
  { draft: 'shop-question', timeOpen: 'question-open' },
  { name: '', email: '', phone: '', question: '' },
)
