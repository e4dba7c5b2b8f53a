import { beforeEach, expect, it } from 'vitest'

import { appointmentRow, forgetLineAndLimits, reminderRow } from '#tests/support/appointment-rows.ts'
import { changesAmong } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { password } from '#tests/support/people.ts'

import { forgetGuests } from './forget-guests.ts'
import { remindCustomersJob } from './remind-customers.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
})

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [admin.id]: 'admin',
}))

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

const customerOf = async (id: string): Promise<string> =>
  (await rowsOf('SELECT customer_id FROM appointments WHERE id = $1', [id]))[0].customer_id

async function livesOfClient() {
  const guest = (email: string, firstName = 'Giulia') => ({
    guest_first_name: firstName,
    guest_last_name: 'Bianchi',
    guest_email: email,
    guest_phone: '+41795550177',
  })
  const past = await appointmentRow(shop, marco, {
    client_id: client.id,
    day: '2026-03-02',
    status: 'cancelled',
    cancellation_reason: 'Sono malata',
    browser_time_zone: 'Europe/Zurich',
  })
  const customer_id = await customerOf(past)
  const strangers = await appointmentRow(shop, luca, { client_id: stranger.id, day: '2026-03-02' })
  const phone = { client_nickname: 'Giulia', customer_id, nickname_phone: '+41795550199' }
  return {
    [past]: 'past',
    [await appointmentRow(shop, marco, { client_id: client.id, status: 'pending' })]: 'ahead',
    [await appointmentRow(shop, marco, { client_id: client.id, day: '2026-03-10', status: 'completed' })]:
      'done',
    [await appointmentRow(shop, luca, { ...guest(client.email), time: '11:00' })]: 'as guest',
    [await appointmentRow(shop, luca, { ...guest(client.email), day: '2026-03-03' })]: 'as guest, past',
    [await appointmentRow(shop, luca, { ...guest(`x${client.email}`), time: '14:00' })]: 'other guest',
    [await appointmentRow(shop, marco, { ...phone, time: '15:00' })]: 'by phone',
    [await appointmentRow(shop, marco, { ...phone, day: '2026-03-04' })]: 'by phone, past',
    [await appointmentRow(shop, marco, {
      ...phone,
      day: '2026-03-05',
      forgotten_at: new Date('2026-03-06'),
    })]: 'by phone, forgotten',
    [await appointmentRow(shop, marco, {
      ...phone,
      customer_id: await customerOf(strangers),
      time: '17:00',
    })]: 'caller of the same name',
    [strangers]: "stranger's",
    [await appointmentRow(shop, luca, { client_id: stranger.id, time: '18:00' })]: "stranger's, ahead",
  }
}

const leave = () => client.api.post('/users/profile/delete', { password })
const ofAppointments = (lines: string) =>
  lines
    .split(/\n(?=[+~\-!] )/)
    .filter((line) => /^. (appointments|messages|event)/.test(line))
    .map((line) => line.replaceAll(/\n +/g, ' '))

it('deleting a verified client cancels upcoming visits and removes texts and names', async () => {
  await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
  const names = await livesOfClient()
  const [past = '', theirs = ''] = Object.keys(names).filter((id) =>
    /^(past|stranger's)$/.test(names[id] ?? ''),
  )
  for (const id of [past, theirs]) {
    await reminderRow(shop, id, { state: 'sent' })
    await reminderRow(shop, id)
  }
  const lines = ofAppointments(await changes(leave, names))
  expect(lines.filter((line) => !line.startsWith('+ messages'))).toMatchInlineSnapshot(`
    [
      "~ appointments [past] browser_time_zone: Europe/Zurich → null cancellation_reason: Sono malata → null",
      "~ appointments [ahead] status: pending → cancelled updated_at: 2026-03-10 08:00 → now cancelled_at: null → now stands_since: null → now calendar_sequence: 0 → 1 cancellation_reason: null → Account eliminato",
      "~ appointments [as guest] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now guest_email: client-1 → as guest@eliminato.invalid guest_phone: +41795550177 →  cancelled_at: null → now forgotten_at: null → now stands_since: null → now guest_last_name: Bianchi → anonimo guest_first_name: Giulia → Ospite calendar_sequence: 0 → 1 cancellation_reason: null → Account eliminato",
      "~ appointments [as guest, past] guest_email: client-1 → as guest, past@eliminato.invalid guest_phone: +41795550177 →  forgotten_at: null → now guest_last_name: Bianchi → anonimo guest_first_name: Giulia → Ospite",
      "~ appointments [by phone] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now cancelled_at: null → now forgotten_at: null → now stands_since: null → now nickname_phone: +41795550199 → null client_nickname: Giulia → Cliente anonimo calendar_sequence: 0 → 1 cancellation_reason: null → Account eliminato",
      "~ appointments [by phone, past] forgotten_at: null → now nickname_phone: +41795550199 → null client_nickname: Giulia → Cliente anonimo",
      "~ messages [#6] is_to_be_forgotten: false → true",
      "- messages [#12]",
      "! event kind=access userId=client",
      "! event kind=appointment change=cancelled appointmentId=ahead barberId=marco barberName=Marco Ferri date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=client",
      "! event kind=appointment change=cancelled appointmentId=as guest barberId=luca barberName=Luca Ferri date=2026-03-13 time=11:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=client",
      "! event kind=appointment change=cancelled appointmentId=by phone barberId=marco barberName=Marco Ferri date=2026-03-13 time=15:00 service=Taglio customerName=Giulia status=cancelled actorId=client",
      "! event kind=shop",
    ]
  `)
  expect(
    lines
      .filter((line) => line.startsWith('+ messages'))
      .map((line) => /template=\S+ cause_key=[^:]*:[^:]*/.exec(line)?.[0]),
  ).toMatchInlineSnapshot(`
    [
      "template=appointment-cancelled cause_key=appointment-cancelled:ahead",
      "template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:ahead",
      "template=appointment-cancelled cause_key=appointment-cancelled:as guest",
      "template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:as guest",
      "template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:by phone",
    ]
  `)
})

/** The appointments, by name, that the deletion of the account changes. */
async function changedWhenLeaving(names: Record<string, string>): Promise<(string | undefined)[]> {
  const lines = ofAppointments(await changes(leave, names))
  return lines.filter((line) => line.startsWith('~ appointments')).map((line) => line.split(']')[0])
}

it('deleting an unverified client keeps guest bookings with that email', async () => {
  const names = await livesOfClient()
  expect(await changedWhenLeaving(names)).toMatchInlineSnapshot(`
    [
      "~ appointments [past",
      "~ appointments [ahead",
      "~ appointments [done",
      "~ appointments [by phone",
      "~ appointments [by phone, past",
    ]
  `)
})

it('phone visits stay when the customer existed before the unverified account', async () => {
  const names = await livesOfClient()
  await rowsOf(
    `UPDATE customers SET created_at = (SELECT created_at FROM users WHERE id = $1) - interval '1 second' WHERE user_id = $1`,
    [client.id],
  )
  expect(await changedWhenLeaving(names)).toMatchInlineSnapshot(`
    [
      "~ appointments [past",
      "~ appointments [ahead",
      "~ appointments [done",
    ]
  `)
})

it('phone visits stay when the customer belongs to another account as well', async () => {
  const names = await livesOfClient()
  const idOf = (name: string) => Object.keys(names).find((id) => names[id] === name) ?? ''
  const [own, otherId] = [await customerOf(idOf('past')), await customerOf(idOf("stranger's"))]
  expect((await admin.api.post(`/admin/customers/${own}/unite`, { otherId })).status).toBe(200)
  expect(await changedWhenLeaving(names)).toMatchInlineSnapshot(`
    [
      "~ appointments [past",
      "~ appointments [ahead",
      "~ appointments [done",
    ]
  `)
})

it('deleting an account anonymises its log entries and messages, not those of others', async () => {
  await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
  const own = await appointmentRow(shop, marco, { client_id: client.id, day: '2026-03-17' })
  const other = await appointmentRow(shop, luca, { client_id: stranger.id, day: '2026-03-17' })
  for (const id of [own, other]) await admin.api.put(`/appointments/${id}/status`, { status: 'pending' })
  await leave()
  expect(
    await rowsOf(
      `SELECT entity_id = $1 AS own, entity_name, action FROM audit_log WHERE entity_id = ANY ($2) ORDER BY id`,
      [own, [own, other]],
    ),
  ).toMatchInlineSnapshot(`
    [
      {
        "action": "status_changed",
        "entity_name": "Cliente eliminato",
        "own": true,
      },
      {
        "action": "status_changed",
        "entity_name": "Giulia Bianchi, Taglio, 2026-03-17 10:00",
        "own": false,
      },
      {
        "action": "status_changed",
        "entity_name": "Cliente eliminato",
        "own": true,
      },
    ]
  `)
})

it('the data export contains own visits and guest visits of the verified email by time', async () => {
  await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
  await livesOfClient()
  await appointmentRow(shop, marco, { client_id: client.id, time: '16:00', held_for: 'payment' })
  const { body } = await client.api.get('/users/profile/export')
  expect(
    body.appointments.map(({ date, time, bookedAsGuest }: Record<string, unknown>) =>
      [date, time, bookedAsGuest ? 'guest' : ''].join(' ').trim(),
    ),
  ).toMatchInlineSnapshot(`
    [
      "2026-03-02 10:00",
      "2026-03-03 10:00 guest",
      "2026-03-10 10:00",
      "2026-03-13 10:00",
      "2026-03-13 11:00 guest",
    ]
  `)
})

it('the data export of an unverified account excludes guest bookings', async () => {
  await livesOfClient()
  const { body } = await client.api.get('/users/profile/export')
  expect(body.appointments.map(({ date }: { date: string }) => date)).toEqual([
    '2026-03-02',
    '2026-03-10',
    '2026-03-13',
  ])
})

it('guests and callers of old visits are anonymised once, clients and newer visits stay', async () => {
  const before = new Date('2026-03-01T00:00:00+01:00')
  const old = { day: '2026-02-27' } as const
  const phone = { client_nickname: 'Beppe', nickname_phone: '+41795550142' }
  const reason = { status: 'cancelled', cancellation_reason: 'Malato', browser_time_zone: 'Europe/Rome' }
  await rowsOf(`UPDATE appointments SET forgotten_at = now() WHERE client_id IS NULL AND ends_at < $1`, [
    before,
  ])
  const names = {
    [await appointmentRow(shop, marco, { ...old, ...reason })]: 'guest',
    [await appointmentRow(shop, luca, { ...old, time: '11:00' })]: 'same guest',
    [await appointmentRow(shop, luca, { ...old, ...phone, time: '14:00' })]: 'caller',
    [await appointmentRow(shop, marco, { ...old, client_id: client.id, time: '15:00', ...reason })]: 'client',
    [await appointmentRow(shop, marco, { day: '2026-03-01' })]: 'newer',
    [await appointmentRow(shop, marco, { ...old, time: '17:00', forgotten_at: before })]: 'forgotten',
    [await appointmentRow(shop, luca, { ...old, time: '18:00', ends_at: before })]: 'ended just then',
  }
  expect(await changes(() => forgetGuests(shop.platform, before), names)).toMatchInlineSnapshot(`
    "~ appointments [guest] guest_email: anna@vicini.test → guest@eliminato.invalid guest_phone: +41795550101 → 
        forgotten_at: null → now guest_last_name: Rossi → anonimo guest_first_name: Anna → Ospite
        browser_time_zone: Europe/Rome → null cancellation_reason: Malato → null
    ~ appointments [same guest] guest_email: anna@vicini.test → guest@eliminato.invalid
        guest_phone: +41795550101 →  forgotten_at: null → now guest_last_name: Rossi → anonimo
        guest_first_name: Anna → Ospite
    ~ appointments [caller] forgotten_at: null → now nickname_phone: +41795550142 → null
        client_nickname: Beppe → Cliente anonimo"
  `)
})

it('renaming a service changes upcoming visits, not past, cancelled or other ones', async () => {
  const names = {
    [await appointmentRow(shop, marco, { service: 'Barba' })]: 'ahead',
    [await appointmentRow(shop, marco, { service: 'Barba', status: 'pending', time: '11:00' })]: 'requested',
    [await appointmentRow(shop, marco, { service: 'Barba', day: '2026-03-10' })]: 'past',
    [await appointmentRow(shop, marco, { service: 'Barba', status: 'cancelled', time: '14:00' })]:
      'cancelled',
    [await appointmentRow(shop, marco, { service: 'Barba', held_for: 'payment', time: '15:00' })]: 'held',
    [await appointmentRow(shop, marco, { time: '16:00' })]: 'other service',
  }
  const [{ id }] = await rowsOf(`SELECT id FROM services WHERE name = 'Barba'`)
  const rename = (name: string) => admin.api.put(`/admin/services/${id}`, { name })
  const lines = await changes(() => rename('Barba fine'), names)
  await rename('Barba')
  expect(ofAppointments(lines).filter((line) => line.startsWith('~ appointments'))).toMatchInlineSnapshot(`
    [
      "~ appointments [ahead] updated_at: 2026-03-10 08:00 → now service_name: Barba → Barba fine",
      "~ appointments [requested] updated_at: 2026-03-10 08:00 → now service_name: Barba → Barba fine",
    ]
  `)
})

it('reminders are written once for confirmed visits of the next day', async () => {
  await rowsOf(
    `UPDATE studio_settings SET reminder_hours = 24, sends_sms = true, sends_reminders = true,
       quiet_from_minute = 1260, quiet_to_minute = 480`,
  )
  await rowsOf(
    `UPDATE appointments SET status = 'completed' WHERE status = 'confirmed' AND barber_id <> $1`,
    [marco.id],
  )
  const soon = { day: '2026-03-11' } as const
  const reminded = await appointmentRow(shop, marco, { ...soon, time: '11:00' })
  await reminderRow(shop, reminded, { state: 'sent' })
  const moved = await appointmentRow(shop, marco, {
    ...soon,
    time: '14:00',
    calendar_sequence: 1,
    stands_since: new Date('2026-03-09T08:00:00+01:00'),
  })
  await reminderRow(shop, moved, { state: 'overtaken' })
  const told = await appointmentRow(shop, marco, { ...soon, time: '15:00', client_id: client.id })
  await reminderRow(shop, told, { template: 'appointment-booked' })
  await rowsOf(`UPDATE appointments SET created_at = '2026-03-08T08:00:00+01:00' WHERE barber_id = $1`, [
    marco.id,
  ])
  const phone = { client_nickname: 'Beppe', nickname_phone: '+41795550142' }
  const written = { created_at: new Date('2026-03-08T08:00:00+01:00') }
  const names = {
    [reminded]: 'reminded',
    [moved]: 'moved since',
    [told]: 'told of the booking',
    [await appointmentRow(shop, marco, { ...soon, ...written, ...phone, time: '16:00' })]: 'by phone',
    [await appointmentRow(shop, marco, { ...soon, ...written, time: '17:00', status: 'pending' })]:
      'requested',
    [await appointmentRow(shop, marco, { ...soon, ...written, time: '17:30', status: 'cancelled' })]:
      'cancelled',
    [await appointmentRow(shop, marco, { ...soon, ...written, time: '18:00', held_for: 'payment' })]: 'held',
    [await appointmentRow(shop, marco, { ...soon, ...written, time: '08:30' })]: 'begun',
    [await appointmentRow(shop, marco, { ...written, day: '2026-03-12', time: '09:01' })]: 'in a day',
    [await appointmentRow(shop, marco, { ...written, day: '2026-03-12', time: '10:00' })]: 'later',
  }
  const lines = await changes(() => remindCustomersJob(shop.platform).run(), names)
  expect(ofAppointments(lines)).toMatchInlineSnapshot(`
    [
      "+ messages id=#1 state=queued channel=email payload={date=2026-03-11, time=14:00, token=…, service=Taglio, duration=30, sequence=1, startsAt=2026-03-11 14:00, firstName=Anna, barberName=Marco Ferri, appointmentId=moved since} template=appointment-reminder cause_key=appointment-reminder:moved since:1:anna@vicini.test:email recipient=anna@vicini.test send_after=now useful_until=2026-03-11 13:30 appointment_id=moved since",
      "+ messages id=#2 state=queued channel=sms payload={date=2026-03-11, time=14:00, token=…, service=Taglio, duration=30, sequence=1, startsAt=2026-03-11 14:00, firstName=Anna, barberName=Marco Ferri, appointmentId=moved since} template=appointment-reminder cause_key=appointment-reminder:moved since:1:+41795550101:sms recipient=+41795550101 send_after=now useful_until=2026-03-11 13:30 appointment_id=moved since",
      "+ messages id=#3 state=queued channel=email payload={date=2026-03-11, time=15:00, service=Taglio, duration=30, startsAt=2026-03-11 15:00, firstName=Giulia, barberName=Marco Ferri, appointmentId=told of the booking} template=appointment-reminder cause_key=appointment-reminder:told of the booking:0:client-1:email recipient=client-1 send_after=now useful_until=2026-03-11 14:30 appointment_id=told of the booking",
      "+ messages id=#4 state=queued channel=sms payload={date=2026-03-11, time=15:00, service=Taglio, duration=30, startsAt=2026-03-11 15:00, firstName=Giulia, barberName=Marco Ferri, appointmentId=told of the booking} template=appointment-reminder cause_key=appointment-reminder:told of the booking:0:+41790000099:sms recipient=+41790000099 send_after=now useful_until=2026-03-11 14:30 appointment_id=told of the booking",
      "+ messages id=#5 state=queued channel=sms payload={date=2026-03-11, time=16:00, service=Taglio, duration=30, startsAt=2026-03-11 16:00, firstName=Beppe, barberName=Marco Ferri, appointmentId=by phone} template=appointment-reminder cause_key=appointment-reminder:by phone:0:+41795550142:sms recipient=+41795550142 send_after=now useful_until=2026-03-11 15:30 appointment_id=by phone",
      "+ messages id=#6 state=queued channel=email payload={date=2026-03-12, time=09:01, token=…, service=Taglio, duration=30, startsAt=2026-03-12 09:01, firstName=Anna, barberName=Marco Ferri, appointmentId=in a day} template=appointment-reminder cause_key=appointment-reminder:in a day:0:anna@vicini.test:email recipient=anna@vicini.test send_after=now useful_until=2026-03-12 08:31 appointment_id=in a day",
      "+ messages id=#7 state=queued channel=sms payload={date=2026-03-12, time=09:01, token=…, service=Taglio, duration=30, startsAt=2026-03-12 09:01, firstName=Anna, barberName=Marco Ferri, appointmentId=in a day} template=appointment-reminder cause_key=appointment-reminder:in a day:0:+41795550101:sms recipient=+41795550101 send_after=now useful_until=2026-03-12 08:31 appointment_id=in a day",
    ]
  `)
  await rowsOf('UPDATE studio_settings SET sends_reminders = false')
  await appointmentRow(shop, luca, { ...soon, ...written, time: '16:00' })
  expect(await changes(() => remindCustomersJob(shop.platform).run(), names)).toBe('')
})
