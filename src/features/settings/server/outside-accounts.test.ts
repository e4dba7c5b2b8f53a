import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import { auditEntries } from '#tests/support/written.ts'

import { shopSettings } from './settings.fixture.ts'

const shop = givenShop()
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')

const read = async () => (await owner.api.get('/admin/settings')).body.data
const publicOnes = async (url = shop.url) => (await apiOf(url).get('/settings/public')).body.data
const save = async (overrides: Parameters<typeof shopSettings>[0] = {}) =>
  await owner.api.put('/admin/settings', { ...shopSettings(overrides), version: (await read()).version })
const entries = () => auditEntries(shop, '00000000-0000-7000-8000-000000000000')

const mailAccount = {
  origin: 'https://api.emailjs.com/',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  consultation: 't1',
  application: 't2',
  acknowledgement: 't3',
}
const imageAccount = {
  uploadUrl: 'https://api.host.test/v1_1/studio/image/upload',
  uploadPreset: 'candidature',
  folder: '',
}

describe('outside accounts', () => {
  const own = async () => {
    const { mailAccount: mail, imageAccount: images } = await publicOnes()
    return [mail.origin, images.uploadUrl]
  }
  it('are published with the settings and logged, and cleared again', async () => {
    expect(await own()).toEqual(['', '/api/images/upload'])
    const { status, body } = await save({ mailAccount, imageAccount })
    expect([status, body.data.settings.mailAccount.origin]).toEqual([200, 'https://api.emailjs.com'])
    expect(await publicOnes(twin.url)).toMatchObject({
      mailAccount: {
        origin: 'https://api.emailjs.com',
        publicKey: 'pk_1',
        serviceId: 'service_1',
        templates: { consultation: 't1', application: 't2', acknowledgement: 't3' },
      },
      imageAccount,
    })
    const [entry] = (await entries()).slice(-1)
    expect(entry?.['after']).toMatchObject({
      mailOrigin: 'https://api.emailjs.com',
      mailTemplates: 't1, t2, t3',
    })
    await save()
    expect(await own()).toEqual(['', '/api/images/upload'])
    const { settings } = await read()
    expect(Object.keys(settings.mailAccount).toSorted()).toEqual(Object.keys(mailAccount).toSorted())
    for (const account of [settings.mailAccount, settings.imageAccount])
      expect(Object.values(account).filter((text) => text !== '')).toEqual([])
  })

  it.each([
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: 'http://api.emailjs.com' } }],
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: 'https://api.emailjs.com/api' } }],
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: 'https://localhost' } }],
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: "https://a.test;script-src 'x'" } }],
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: 'https://a.test;script-src' } }],
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: 'https://io:io@api.emailjs.com' } }],
    ['mailAccount.origin', { mailAccount: { ...mailAccount, origin: '' } }],
    ['mailAccount.serviceId', { mailAccount: { ...mailAccount, serviceId: ' ' } }],
    ['mailAccount.publicKey', { mailAccount: { ...mailAccount, publicKey: 'x'.repeat(301) } }],
    ['imageAccount.uploadUrl', { imageAccount: { ...imageAccount, uploadUrl: 'javascript:alert(1)' } }],
    ['imageAccount.uploadUrl', { imageAccount: { ...imageAccount, uploadUrl: '/api/images/upload' } }],
    ['imageAccount.uploadPreset', { imageAccount: { ...imageAccount, uploadPreset: '' } }],
  ])('return 400 when incomplete or invalid: %s of %o', async (field, overrides) => {
    const { status, body } = await save(overrides)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(await own()).toEqual(['', '/api/images/upload'])
  })
})
