import { describe, expect, it } from 'vitest'

import {
  isAtImageHost,
  outsideOrigins,
  ownImageAccount,
  ownMailAccount,
  sendPath,
} from './outside-accounts.rules.ts'

it('the own accounts have the listed ids', () => {
  expect(ownMailAccount).toEqual({
    origin: '',
    publicKey: 'studio',
    serviceId: 'service_studio',
    templates: {
      consultation: 'template_consulenza',
      application: 'template_candidatura',
      acknowledgement: 'template_conferma',
    },
  })
  expect(ownImageAccount).toEqual({
    uploadUrl: '/api/images/upload',
    uploadPreset: 'studio',
    folder: 'portfolio',
  })
  expect(sendPath).toBe('/api/v1.0/email/send')
})

describe('outsideOrigins', () => {
  const of = (origin: string, uploadUrl: string) =>
    outsideOrigins({ ...ownMailAccount, origin }, { ...ownImageAccount, uploadUrl })

  it('is empty for the own server', () => {
    expect(outsideOrigins(ownMailAccount, ownImageAccount)).toEqual([])
  })

  it('contains the origin of each account once', () => {
    expect(of('https://api.emailjs.com', 'https://api.cloudinary.com/v1_1/x/upload')).toEqual([
      'https://api.emailjs.com',
      'https://api.cloudinary.com',
    ])
    expect(of('https://one.ch:8443', 'https://one.ch:8443/upload')).toEqual(['https://one.ch:8443'])
    expect(of('', 'https://images.one-2.ch/upload')).toEqual(['https://images.one-2.ch'])
  })

  it.each([
    'http://one.ch',
    'data:text/plain,x',
    'https://one.ch;*',
    "https://one'.ch",
    'blob:https://one.ch/x?',
  ])('omits %s, which is not allowed in the policy', (address) =>
    expect(of(address, '/api/images/upload')).toEqual(address.startsWith('blob:') ? ['https://one.ch'] : []),
  )
})

const cloudinary = 'https://api.cloudinary.com/v1_1/studio/image/upload'
const named = 'https://api.host.test/v1_1/studio/image/upload'

it.each<[isTheirs: boolean, address: string, uploadUrl: string]>([
  [true, 'https://api.host.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://res.host.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://stranger.host.test/studio/a.jpg', 'https://studio.host.test/upload'],
  [true, 'https://host.test/a.jpg', 'https://host.test/upload'],
  [true, 'https://res.cloudinary.com/studio/image/upload/v1/a.jpg', cloudinary],
  [false, 'https://res.cloudinary.com/stranger/image/upload/v1/a.jpg', cloudinary],
  [false, 'https://res.cloudinary.com/studio.stranger/a.jpg', cloudinary],
  [false, 'https://evil.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://evilhost.test/a.jpg', 'https://api.host.test/upload'],
  [false, 'https://other.test/a.jpg', 'https://host.test/upload'],
  [true, 'https://res.host.test/studio/a.jpg', named],
  [true, 'https://api.host.test/studio/a.jpg', named],
  [false, 'https://res.host.test/a.jpg', named],
  [false, 'https://res.host.test/stranger/studio/a.jpg', named],
  [false, 'https://res.host.test/studio/%2e%2e/stranger/a.jpg', named],
  [false, 'https://evilhost.test/studio/a.jpg', named],
  [false, 'https://host.test.evil.test/studio/a.jpg', named],
  [false, 'http://res.host.test/studio/a.jpg', named],
  [false, 'https://a:b@res.host.test/studio/a.jpg', named],
  [false, 'https://a@res.host.test/studio/a.jpg', named],
  [false, 'https://:b@res.host.test/studio/a.jpg', named],
  [true, 'https://host.test/studio/a.jpg', 'https://host.test/v1_1/studio/image/upload'],
  [false, 'https://evil.test/studio/a.jpg', 'https://host.test/v1_1/studio/image/upload'],
  [false, 'javascript:alert(1)', 'https://api.host.test/upload'],
  [false, 'https://api.host.test/a.jpg', ownImageAccount.uploadUrl],
])('returns %s for %s after an upload to %s', (isTheirs, address, uploadUrl) => {
  expect(isAtImageHost(address, { uploadUrl, uploadPreset: 'p', folder: '' })).toBe(isTheirs)
})
