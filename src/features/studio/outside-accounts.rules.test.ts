import { expect, it } from 'vitest'

import { isAtImageHost, ownImageAccount } from './outside-accounts.rules.ts'

const cloudinary = 'https://api.cloudinary.com/v1_1/studio/image/upload'

it.each<[isTheirs: boolean, address: string, uploadUrl: string]>([
  [true, 'https://api.host.test/a.jpg', 'https://api.host.test/upload'],
  [true, 'https://res.host.test/a.jpg', 'https://api.host.test/upload'],
  [true, 'https://host.test/a.jpg', 'https://host.test/upload'],
  [true, 'https://res.cloudinary.com/studio/image/upload/v1/a.jpg', cloudinary],
  [false, 'https://res.cloudinary.com/stranger/image/upload/v1/a.jpg', cloudinary],
  [false, 'https://res.cloudinary.com/studio.stranger/a.jpg', cloudinary],
  [false, 'https://evil.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://evilhost.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://other.test/a.jpg', 'https://host.test/upload'],
  [false, 'http://res.host.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://a:b@res.host.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'javascript:alert(1)', 'https://api.host.test/upload'],
  [false, 'https://api.host.test/a.jpg', ownImageAccount.uploadUrl],
])('gives %s for %s after an upload to %s', (isTheirs, address, uploadUrl) => {
  expect(isAtImageHost(address, { uploadUrl, uploadPreset: 'p', folder: '' })).toBe(isTheirs)
})
