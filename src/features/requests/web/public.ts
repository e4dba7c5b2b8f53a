// Each is a module of its own: the homepage must not load the owner's inbox.
export { Consultation } from './consultation/consultation.ts'
export { createContactDraft } from './contact/contact-draft.ts'
export { ContactDialog } from './contact/contact-dialog.tsx'
export { NewRequestsCount, RequestsTab } from './inbox/in-panel.ts'
