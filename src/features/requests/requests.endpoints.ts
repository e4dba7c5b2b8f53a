import { endpoint, endpoints } from '#shared/contracts/endpoint.ts'

export const { sendContact, uploadImage } = endpoints(() => import('./requests.contract.ts'), 'public', {
  sendContact: 'POST /contact',
  /** A form with the parts 'file', 'upload_preset' and 'folder', as image hosts take it. */
  uploadImage: 'POST /images/upload',
})

export const { sendForm } = endpoints(() => import('./sending.contract.ts'), 'public', {
  /** As EmailJS' own (https://www.emailjs.com/docs/rest-api/send/); answers a text. The library makes this call. */
  sendForm: 'POST /v1.0/email/send',
})

/** Answers a file, to whoever has a signed link. */
export const readImage = endpoint('GET /images/:id', 'public')
