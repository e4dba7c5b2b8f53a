import { endpoint } from '#shared/endpoint.ts'

export const sendContact = endpoint('POST /contact', 'public', () => import('./requests.contract.ts'), 'sendContact')

/** As EmailJS' own (https://www.emailjs.com/docs/rest-api/send/); answers a text. The library makes this call. */
export const sendForm = endpoint('POST /v1.0/email/send', 'public', () => import('./sending.contract.ts'), 'sendForm')

/** A form with the parts 'file', 'upload_preset' and 'folder', as image hosts take it. */
export const uploadImage = endpoint('POST /images/upload', 'public', () => import('./requests.contract.ts'), 'uploadImage')

/** Answers a file, to whoever has a signed link. */
export const readImage = endpoint('GET /images/:id', 'public')
