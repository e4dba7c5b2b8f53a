import type { ImageAccount, MailAccount } from './studio.contract.ts'

/**
 * This server, which speaks the protocol of EmailJS itself; an empty origin is the page's own. Its ids are no secrets, they only
 * tell the forms apart.
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

/** This server, which takes pictures as an image host does. */
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
 * Whether the account for pictures gives such an address. Where the upload's path names the account, its folder counts, on its
 * host or a sister of it ('api.' takes pictures, 'res.' shows them). Otherwise only its host counts: a sister may be another
 * customer's.
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

/** Where pages send what is meant for an outside account; nothing where this server does it all. */
export function outsideOrigins({ origin }: MailAccount, { uploadUrl }: ImageAccount): string[] {
  const origins = [origin, uploadUrl].map((address) => URL.parse(address)?.origin ?? '')
  // They become part of a policy, in which many a sign has a meaning.
  return [...new Set(origins.filter((each) => /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(each)))]
}
