import { endpoint, endpoints } from '#shared/contracts/endpoint.ts'

export const { sendContact, uploadImage } = endpoints(() => import('./inquiries.contract.ts'), 'public', {
  sendContact: 'POST /contact',
  /** Multipart form with 'file', 'upload_preset' and 'folder', as image hosts expect. */
  uploadImage: 'POST /images/upload',
})

export const { sendForm } = endpoints(() => import('./sending.contract.ts'), 'public', {
  /**
   * Same protocol as EmailJS (https://www.emailjs.com/docs/rest-api/send/); answers with plain text. The
   * EmailJS library calls it.
   */
  sendForm: 'POST /v1.0/email/send',
})

/** Answers with a file; the link must be signed. */
export const readImage = endpoint('GET /images/:id', 'public')
