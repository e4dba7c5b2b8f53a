import { createContactDraft } from '#features/requests/web/public.ts'

export const questionDraft = createContactDraft(
  { draft: 'shop-question', timeOpen: 'question-open' },
  { name: '', email: '', phone: '', question: '' },
)
