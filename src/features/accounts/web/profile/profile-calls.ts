import { call } from '#ui/http/call.ts'
import { download } from '#ui/http/download.ts'

import type { UpdateProfileRequest } from '../../profile.contract.ts'
import {
  chooseNewsletter,
  deleteAccount,
  exportAccount,
  newsletterChoice,
  removeProfileImage,
  updateProfile,
  uploadProfileImage,
} from '../../profile.endpoints.ts'

/** Milliseconds, enough for 5 MB over a slow phone connection. */
const uploadTimeout = 120_000

export const profileCalls = {
  update: (body: UpdateProfileRequest) => call(updateProfile, { body }),
  uploadImage: (form: FormData) => call(uploadProfileImage, { form, timeout: uploadTimeout }),
  removeImage: () => call(removeProfileImage),
  newsletter: async () => (await call(newsletterChoice)).newsletter,
  chooseNewsletter: (newsletter: boolean) => call(chooseNewsletter, { body: { newsletter } }),
  download: (fileName: string) => download(exportAccount, fileName, {}),
  remove: (password: string) => call(deleteAccount, { body: { password } }),
}
