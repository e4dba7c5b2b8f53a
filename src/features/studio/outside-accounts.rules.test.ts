import { describe, expect, it } from 'vitest'

import { outsideOrigins, ownImageAccount, ownMailAccount, sendPath } from './outside-accounts.rules.ts'

it('this server speaks for itself under these ids', () => {
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

  it('are none where this server does it all', () => {
    expect(outsideOrigins(ownMailAccount, ownImageAccount)).toEqual([])
  })

  it('are those of the accounts, each once', () => {
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
  ])('leave out %s, which a policy must not hold', (address) =>
    expect(of(address, '/api/images/upload')).toEqual(address.startsWith('blob:') ? ['https://one.ch'] : []),
  )
})
