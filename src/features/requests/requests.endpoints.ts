import { endpoint } from '#shared/endpoint.ts'

export const sendContact = endpoint('POST /contact', 'public', {
  contract: () => import('./requests.contract.ts'),
  body: 'contactRequestSchema',
  answer: 'contactAnswerSchema',
})

/** As EmailJS' own (https://www.emailjs.com/docs/rest-api/send/); answers a text. The library makes this call. */
export const sendForm = endpoint('POST /v1.0/email/send', 'public', {
  contract: () => import('./sending.contract.ts'),
  body: 'sendRequestSchema',
})

/** A form with the parts 'file', 'upload_preset' and 'folder', as image hosts take it. */
export const uploadImage = endpoint('POST /images/upload', 'public', {
  contract: () => import('./requests.contract.ts'),
  answer: 'uploadAnswerSchema',
})

/** Answers a file, to whoever has a signed link. */
export const readImage = endpoint('GET /images/:id', 'public')
