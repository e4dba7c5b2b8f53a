// Each in a module of its own: whoever draws the homepage does not load the owner's inbox.
export { Consultation } from './consultation/consultation.ts'
export { boundTo } from './contact/bound-to.ts'
export { ContactForm } from './contact/contact-form.tsx'
export { ContactPerson } from './contact/contact-person.tsx'
export { type ContactState, useContact } from './contact/use-contact.ts'
export { NewRequestsCount, RequestsTab } from './inbox/in-panel.ts'
