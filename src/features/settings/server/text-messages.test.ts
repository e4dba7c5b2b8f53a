import { expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenSmsSandbox } from '#tests/support/given.ts'

import { shopSettings } from './settings.fixture.ts'

const phones = givenSmsSandbox()
const shop = givenShop(() => ({ twilio: phones.account }))
const owner = givenPerson(shop, 'admin')

test.each([false, true])('public settings tell whether text messages are sent: %s', async (isOn) => {
  const { version } = (await owner.api.get('/admin/settings')).body.data
  const saved = await owner.api.put('/admin/settings', { ...shopSettings({ sendsSms: isOn }), version })
  expect(saved.status).toBe(200)
  expect(saved.body.data.channels.sms).toEqual({ configured: true })
  expect((await apiOf(shop.url).get('/settings/public')).body.data.smsLeave).toBe(isOn)
})
