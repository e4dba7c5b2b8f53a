import { expect, it } from 'vitest'

import { changesAmong, expectNoChange } from '#tests/support/changes.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'

import { shopSettings } from './settings.fixture.ts'

const shop = givenShop({ demo: true })
const owner = givenPerson(shop, 'admin')

const changes = changesAmong(shop, () => ({ [owner.id]: 'owner' }))
const own = shopSettings()
const other = shopSettings({
  openingHours: { ...own.openingHours, sunday: { opens: '10:00', closes: '12:00' } },
  contactHours: { ...own.contactHours, sunday: { opens: '10:00', closes: '11:00' } },
  mailAccount: {
    origin: 'https://posta.example.ch',
    publicKey: 'chiave',
    serviceId: 'servizio',
    consultation: 'consulenza',
    application: 'candidatura',
    acknowledgement: 'grazie',
  },
  imageAccount: {
    uploadUrl: 'https://immagini.example.ch/upload',
    uploadPreset: 'studio',
    folder: 'foto',
  },
  name: 'BARBA & CO',
  street: 'Via Pioda 2',
  postalCode: '6600',
  city: 'Locarno',
  phone: '+41 91 111 11 11',
  email: 'ciao@barba.test',
  legalName: 'Barba Sagl',
  legalForm: 'Sagl',
  uidNumber: 'CHE-123.456.788',
  rating: '4.2',
  bookingWindowDays: 12,
  autoConfirm: false,
  maxFuturePerClient: 2,
  maxFuturePerGuest: 1,
  blocksGuestsAtLimit: true,
  quietFrom: '20:00',
  quietTo: '07:00',
  offerMinutes: 45,
  sendsReminders: false,
  reminderHours: 12,
  sendsSms: false,
})

it('saving the settings stores all fields, a new version, a log entry and an event', async () => {
  await shop.platform.database.pool.query(
    'UPDATE studio_settings SET settings_version = 1, schedule_version = 1',
  )
  const save = () => owner.api.put('/admin/settings', { ...other, version: 1 })
  expect(await changes(save)).toMatchInlineSnapshot(`
    "+ audit_log at=now id=#1 after={city=Locarno, name=BARBA & CO, email=ciao@barba.test, phone=+41 91 111 11 11,
        rating=4.2, street=Via Pioda 2, quietTo=07:00, legalForm=Sagl, legalName=Barba Sagl, quietFrom=20:00,
        uidNumber=CHE-123.456.788, mailOrigin=https://posta.example.ch, postalCode=6600, imageFolder=foto,
        contactHours=Lunedì 14:00–18:00, Martedì–Venerdì 9:00–18:30, Sabato 9:00–18:00, Domenica 10:00–11:00,
        offerMinutes=45, openingHours=Lunedì 14:00–19:00, Martedì–Sabato 9:00–19:00, Domenica 10:00–12:00,
        mailPublicKey=chiave, mailServiceId=servizio, mailTemplates=consulenza, candidatura, grazie,
        reminderHours=12, imageUploadUrl=https://immagini.example.ch/upload, bookingWindowDays=12,
        imageUploadPreset=studio, maxFuturePerGuest=1, maxFuturePerClient=2, blocksGuestsAtLimit=true}
        action=updated before={city=Lugano, name=F4DEZONE, email=ciao@f4dezone.test, phone=+41 91 000 00 00,
        agency=https://example.com/, rating=5.0, street=Via Zurigo 2, tiktok=https://www.tiktok.com/@f4dezone,
        quietTo=08:00, sendsSms=true, whatsapp=https://wa.me/41790000000, developer=https://example.com/,
        instagram=https://www.instagram.com/f4dezone/, legalForm=Società a garanzia limitata,
        legalName=F4DEZONE Sagl, quietFrom=21:00, postalCode=6900, autoConfirm=true,
        contactHours=Lunedì 14:00–18:00, Martedì–Venerdì 9:00–18:30, Sabato 9:00–18:00, Domenica chiuso,
        offerMinutes=30, openingHours=Lunedì 14:00–19:00, Martedì–Sabato 9:00–19:00, Domenica chiuso,
        reminderHours=24, sendsReminders=true, bookingWindowDays=30, maxFuturePerGuest=3, maxFuturePerClient=5}
        entity=settings actor_id=owner entity_id=#2 actor_name=Giulia Bianchi actor_role=admin
        entity_name=BARBA & CO
    ~ studio_settings [BARBA & CO] city: Lugano → Locarno name: F4DEZONE → BARBA & CO
        email: ciao@f4dezone.test → ciao@barba.test
        links: {maps=https://www.openstreetmap.org/search?query=Via%20Zurigo%202%2C%206900%20Lugano, agency=https://example.com/, tiktok=https://www.tiktok.com/@f4dezone, whatsapp=https://wa.me/41790000000, developer=https://example.com/, instagram=https://www.instagram.com/f4dezone/, developerEmail=sviluppo@f4dezone.test, developerPhone=+41 91 000 00 01} → {maps=https://www.openstreetmap.org/search?query=Via%20Zurigo%202%2C%206900%20Lugano, developerEmail=sviluppo@f4dezone.test, developerPhone=+41 91 000 00 01}
        phone: +41 91 000 00 00 → +41 91 111 11 11 rating: 5.0 → 4.2 street: Via Zurigo 2 → Via Pioda 2
        sends_sms: true → false legal_form: Società a garanzia limitata → Sagl
        legal_name: F4DEZONE Sagl → Barba Sagl uid_number:  → CHE-123.456.788 postal_code: 6900 → 6600
        auto_confirm: true → false
        mail_account: null → {origin=https://posta.example.ch, publicKey=chiave, serviceId=servizio, templates={application=candidatura, consultation=consulenza, acknowledgement=grazie}}
        contact_hours: {friday={opens=09:00, closes=18:30}, monday={opens=14:00, closes=18:00}, tuesday={opens=09:00, closes=18:30}, saturday={opens=09:00, closes=18:00}, thursday={opens=09:00, closes=18:30}, wednesday={opens=09:00, closes=18:30}} → {friday={opens=09:00, closes=18:30}, monday={opens=14:00, closes=18:00}, sunday={opens=10:00, closes=11:00}, tuesday={opens=09:00, closes=18:30}, saturday={opens=09:00, closes=18:00}, thursday={opens=09:00, closes=18:30}, wednesday={opens=09:00, closes=18:30}}
        image_account: null → {folder=foto, uploadUrl=https://immagini.example.ch/upload, uploadPreset=studio}
        offer_minutes: 30 → 45
        opening_hours: {friday={opens=09:00, closes=19:00}, monday={opens=14:00, closes=19:00}, tuesday={opens=09:00, closes=19:00}, saturday={opens=09:00, closes=19:00}, thursday={opens=09:00, closes=19:00}, wednesday={opens=09:00, closes=19:00}} → {friday={opens=09:00, closes=19:00}, monday={opens=14:00, closes=19:00}, sunday={opens=10:00, closes=12:00}, tuesday={opens=09:00, closes=19:00}, saturday={opens=09:00, closes=19:00}, thursday={opens=09:00, closes=19:00}, wednesday={opens=09:00, closes=19:00}}
        reminder_hours: 24 → 12 quiet_to_minute: 480 → 420 sends_reminders: true → false schedule_version: 1 → 2
        settings_version: 1 → 2 quiet_from_minute: 1260 → 1200 booking_window_days: 30 → 12
        max_future_per_guest: 3 → 1 max_future_per_client: 5 → 2 blocks_guests_at_limit: false → true
    ! event kind=shop"
  `)
  await expectNoChange(shop, async () => {
    const { status, body } = await save()
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
  })
})

it('sending a test mail stores only the rate limit', async () => {
  expect(await changes(() => owner.api.post('/admin/settings/test-mail'))).toMatchInlineSnapshot(
    `"+ rate_limits key=test-mail:owner expire=… points=1"`,
  )
})

it('settings routes return 403 to clients and barbers', async () => {
  for (const { api } of [await signIn(shop), await signIn(shop, 'barber')])
    for (const call of [
      () => api.get('/admin/settings'),
      () => api.put('/admin/settings', { ...other, version: 2 }),
      () => api.post('/admin/settings/test-mail'),
    ])
      await expectNoChange(shop, async () => expect((await call()).status).toBe(403))
})
