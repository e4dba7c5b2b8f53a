import { createContactDraft } from '#features/inquiries/web/contact-draft.ts'

export const demoDraft = createContactDraft(
  { draft: 'demo-request', timeOpen: 'demo-open' },
  { name: '', email: '', phone: '', salonName: '', message: '' },
)
