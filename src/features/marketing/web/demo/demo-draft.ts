import { createContactDraft } from '#features/requests/web/public.ts'

export const demoDraft = createContactDraft(
  { draft: 'demo-request', timeOpen: 'demo-open' },
  { name: '', email: '', phone: '', salonName: '', message: '' },
)
