import {
  type ImageAccount,
  imageAccountSchema,
  type MailAccount,
  mailAccountSchema,
} from '../public-settings.contract.ts'
import type { ShopSettings } from '../settings.contract.ts'
import type { SettingsRow } from './settings-row.ts'

type Fields = Pick<ShopSettings, 'mailAccount' | 'imageAccount'>

const noMail = {
  origin: '',
  publicKey: '',
  serviceId: '',
  consultation: '',
  application: '',
  acknowledgement: '',
}
const noImages = { uploadUrl: '', uploadPreset: '', folder: '' }

export function accountFieldsOf(row: Pick<SettingsRow, 'mail_account' | 'image_account'>): Fields {
  const mail = mailAccountSchema.safeParse(row.mail_account).data
  const images = imageAccountSchema.safeParse(row.image_account).data
  return {
    mailAccount: mail
      ? { origin: mail.origin, publicKey: mail.publicKey, serviceId: mail.serviceId, ...mail.templates }
      : noMail,
    imageAccount: images ?? noImages,
  }
}

/** Columns are null when this server does the work itself. */
export function accountColumnsOf({ mailAccount, imageAccount }: Fields) {
  const { origin, publicKey, serviceId, ...templates } = mailAccount
  const mail: MailAccount = { origin, publicKey, serviceId, templates }
  const images: ImageAccount = imageAccount
  return {
    mail_account: origin === '' ? null : JSON.stringify(mail),
    image_account: images.uploadUrl === '' ? null : JSON.stringify(images),
  }
}

export function auditedAccounts({ mailAccount, imageAccount }: Fields) {
  return {
    mailOrigin: mailAccount.origin,
    mailPublicKey: mailAccount.publicKey,
    mailServiceId: mailAccount.serviceId,
    mailTemplates: [mailAccount.consultation, mailAccount.application, mailAccount.acknowledgement]
      .filter((template) => template !== '')
      .join(', '),
    imageUploadUrl: imageAccount.uploadUrl,
    imageUploadPreset: imageAccount.uploadPreset,
    imageFolder: imageAccount.folder,
  }
}
