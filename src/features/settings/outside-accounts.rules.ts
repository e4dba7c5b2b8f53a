import type { ImageAccount, MailAccount } from './public-settings.contract.ts'

/**
 * This server, which implements the EmailJS protocol. An empty origin means the page's own. The ids are not secret; they
 * only tell the forms apart.
 */
export const ownMailAccount: MailAccount = {
  origin: '',
  publicKey: 'studio',
  serviceId: 'service_studio',
  templates: {
    consultation: 'template_consulenza',
    application: 'template_candidatura',
    acknowledgement: 'template_conferma',
  },
}

export const ownImageAccount: ImageAccount = {
  uploadUrl: '/api/images/upload',
  uploadPreset: 'studio',
  folder: 'portfolio',
}

/** https://www.emailjs.com/docs/rest-api/send/ */
export const sendPath = '/api/v1.0/email/send'

/** The account's name in an upload's path, as Cloudinary writes it: '/v1_1/<name>/image/upload'. */
const namedAccount = /^\/v1_1\/([^/]+)\//

/**
 * Returns whether the image account serves this address. If the upload path names an account (Cloudinary), the picture
 * must be in that account's folder, on the same or a sibling host: 'api.' takes uploads, 'res.' serves them. Otherwise
 * only the upload's own host counts, because a sibling host may belong to another customer.
 */
export function isAtImageHost(address: string, { uploadUrl }: ImageAccount): boolean {
  const [picture, upload] = [URL.parse(address), URL.parse(uploadUrl)]
  if (!picture || !upload || picture.protocol !== 'https:') return false
  if (picture.username !== '' || picture.password !== '') return false
  const isSameHost = picture.hostname === upload.hostname
  const account = namedAccount.exec(upload.pathname)?.[1]
  if (account === undefined) return isSameHost
  const [, ...parent] = upload.hostname.split('.')
  const isSister = parent.length > 1 && picture.hostname.endsWith(`.${parent.join('.')}`)
  return (isSameHost || isSister) && picture.pathname.startsWith(`/${account}/`)
}

export function outsideOrigins({ origin }: MailAccount, { uploadUrl }: ImageAccount): string[] {
  const origins = [origin, uploadUrl].map((address) => URL.parse(address)?.origin ?? '')
  // The origins go into a Content-Security-Policy, where many characters have a special meaning.
  return [...new Set(origins.filter((each) => /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(each)))]
}
