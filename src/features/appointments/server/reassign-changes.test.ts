import { beforeEach, expect, it } from 'vitest'

import { appointmentRow, forgetLineAndLimits, requestRow } from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { type Person, sendOnVacation, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })
const nico = givenNewBarber(shop, { firstName: 'Nico', services: ['Barba'] })

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

type Shown = { _id: string; date?: string; time?: string; price?: number; duration?: number }

const reassign = async (
  person: Person,
  shown: Shown[],
  colleagues: readonly { id: string }[] = [luca],
  headers: Record<string, string> = {},
) =>
  await person.api.post(
    `/barbers/${marco.id}/reassignments`,
    {
      appointments: shown.map((each) => ({ date: '2026-03-13', time: '10:00', ...each })),
      colleagueIds: colleagues.map(({ id }) => id),
    },
    headers,
  )

const outcomes = ({ status, body }: Awaited<ReturnType<typeof reassign>>) =>
  status === 200
    ? body.outcomes.map((outcome: Record<string, unknown>) => ({ ...outcome, _id: undefined }))
    : `${status} ${body.code}`

it('the owner reassigns a visit: customer and both barbers are mailed, no waiting client', async () => {
  const visit = await appointmentRow(shop, marco, { client_id: client.id })
  await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
  await appointmentRow(shop, luca, { client_id: client.id, time: '16:00' })
  await requestRow(shop, (await signIn(shop)).id, marco)
  await requestRow(shop, client.id, null)
  expect(await changes(() => reassign(admin, [{ _id: visit }]), { [visit]: 'visit' })).toMatchInlineSnapshot(`
    "~ appointments [visit] barber_id: marco → luca updated_at: 2026-03-10 08:00 → now stands_since: null → now
        calendar_sequence: 0 → 1
    + audit_log at=now id=#1 after={barber=Luca Ferri} action=moved before={barber=Marco Ferri} entity=appointment
        actor_id=admin entity_id=visit actor_name=Giulia Bianchi actor_role=admin
        entity_name=Giulia Bianchi, Taglio, 2026-03-13 10:00
    + messages id=#2 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-moved
        cause_key=appointment-moved:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit
    + messages id=#3 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Luca Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-moved cause_key=barber-appointment-moved:visit:1:barber-1:email
        recipient=barber-1 send_after=now appointment_id=visit
    + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={due=30,
        goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
        sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
        customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
        template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-2:email
        recipient=barber-2 send_after=now appointment_id=visit
    + rate_limits key=reassignments:admin expire=… points=1
    ! event kind=appointment change=moved appointmentId=visit barberId=luca barberName=Luca Ferri
        formerBarberId=marco date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi
        status=confirmed actorId=admin"
  `)
})

it('a repeated request returns the same answer; another body gets 409', async () => {
  const visit = await appointmentRow(shop, marco, { client_id: client.id })
  await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await reassign(admin, [{ _id: visit }], [luca], key)
  const back = { barberId: marco.id, service: 'Taglio', date: '2026-03-13', time: '10:00' }
  await admin.api.put(`/appointments/${visit}`, back)
  const again = await expectNoChangeButLimit(() => reassign(admin, [{ _id: visit }], [luca], key))
  expect(again.body).toEqual(first.body)
  const another = { 'idempotency-key': crypto.randomUUID() }
  await reassign(admin, [{ _id: visit }], [luca], another)
  const other = await reassign(admin, [{ _id: visit, price: 30 }], [luca], another)
  expect(other.status).toBe(409)
})

it('each visit is assigned to the colleague with the fewest visits so far', async () => {
  await appointmentRow(shop, nico, { service: 'Barba', time: '17:00' })
  await appointmentRow(shop, luca, { time: '17:00' })
  await appointmentRow(shop, luca, { time: '17:30' })
  const list: Shown[] = []
  for (const time of ['10:00', '11:00', '14:00'])
    list.push({ _id: await appointmentRow(shop, marco, { service: 'Barba', time }), time })
  const { body } = await reassign(admin, list, [luca, nico])
  expect(body.outcomes.map(({ barber }: { barber: { firstName: string } }) => barber.firstName)).toEqual([
    'Nico',
    'Luca',
    'Nico',
  ])
})

it('a visit that changed, is locked or fits nowhere stays, with the reason', async () => {
  const { pool } = shop.platform.database
  const at = async (columns: Parameters<typeof appointmentRow>[2]) =>
    await appointmentRow(shop, marco, columns)
  await appointmentRow(shop, luca, { time: '15:15' })
  const leaving = await signIn(shop)
  const list: Shown[] = [
    { _id: await appointmentRow(shop, luca) },
    { _id: await at({ day: '2026-03-14' }) },
    { _id: await at({ time: '10:30' }) },
    { _id: await at({ status: 'cancelled' }) },
    { _id: await at({ status: 'completed', day: '2026-03-10' }), date: '2026-03-10' },
    { _id: await at({ time: '15:00' }), time: '15:00' },
    { _id: await at({ time: '16:00', price_centimes: 2500 }), time: '16:00' },
    { _id: await at({ time: '17:00', duration_minutes: 45 }), time: '17:00' },
    { _id: await at({ time: '18:00', client_id: leaving.id }), time: '18:00' },
    { _id: await at({ held_for: 'payment', time: '14:00' }), time: '14:00' },
  ]
  await pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [leaving.id])
  const { body } = await expectNoChangeButLimit(() => reassign(admin, list))
  expect(
    body.outcomes.map(({ kind, code, price, duration, message }: Record<string, unknown>) =>
      [kind, code, price, duration, message].filter(Boolean).join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "elsewhere",
      "elsewhere",
      "elsewhere",
      "cancelled",
      "refused NOT_EDITABLE Questo appuntamento non può più essere modificato",
      "refused SLOT_TAKEN A quest’ora non è libero.",
      "refused PRICE_CHANGED 30 Ora costa CHF 30.00: riassegna di nuovo per accettare.",
      "refused DURATION_CHANGED 30 Ora dura 30 minuti: riassegna di nuovo per accettare.",
      "refused NOT_EDITABLE Questo appuntamento non può più essere modificato",
      "elsewhere",
    ]
  `)
})

it('the owner accepts a new price and duration, and the visits are reassigned', async () => {
  const dear = await appointmentRow(shop, marco, { time: '16:00', price_centimes: 2500 })
  const long = await appointmentRow(shop, marco, { time: '17:00', duration_minutes: 45 })
  const { body } = await reassign(admin, [
    { _id: dear, time: '16:00', price: 30 },
    { _id: long, time: '17:00', duration: 30 },
  ])
  expect(body.outcomes.map(({ kind }: { kind: string }) => kind)).toEqual(['reassigned', 'reassigned'])
})

it('only the owner reassigns, to colleagues who are present and offer the service', async () => {
  const visit = await appointmentRow(shop, marco)
  const away = { _id: await appointmentRow(shop, marco, { day: '2026-03-20' }), date: '2026-03-20' }
  const today = { date: '2026-03-11', time: '08:30' }
  const begun = { _id: await appointmentRow(shop, marco, { day: '2026-03-11', time: '08:30' }), ...today }
  await sendOnVacation(shop, luca, '2026-03-20')
  expect({
    byBarber: outcomes(await reassign(await signIn(shop, 'barber', marco.id), [{ _id: visit }])),
    byClient: outcomes(await reassign(client, [{ _id: visit }])),
    toHimself: outcomes(await reassign(admin, [{ _id: visit }], [luca, marco])),
    otherServices: outcomes(await reassign(admin, [{ _id: visit }], [nico])),
    away: outcomes(await reassign(admin, [away])),
    nobodyFree: outcomes(await reassign(admin, [away], [luca, nico])),
    begun: outcomes(await reassign(admin, [begun])),
  }).toMatchInlineSnapshot(`
    {
      "away": [
        {
          "_id": undefined,
          "code": "SLOT_TAKEN",
          "kind": "refused",
          "message": "A quest’ora non è libero.",
        },
      ],
      "begun": [
        {
          "_id": undefined,
          "code": "SLOT_TAKEN",
          "kind": "refused",
          "message": "A quest’ora non è libero.",
        },
      ],
      "byBarber": "403 FORBIDDEN",
      "byClient": "403 FORBIDDEN",
      "nobodyFree": [
        {
          "_id": undefined,
          "code": "SLOT_TAKEN",
          "kind": "refused",
          "message": "A quest’ora non è libero.",
        },
      ],
      "otherServices": [
        {
          "_id": undefined,
          "code": "INVALID_SERVICE",
          "kind": "refused",
          "message": "Nessuno di loro offre questo servizio.",
        },
      ],
      "toHimself": "400 SAME_BARBER",
    }
  `)
})

it('a deleted barber returns 404 BARBER_NOT_FOUND', async () => {
  const visit = await appointmentRow(shop, marco)
  const { pool } = shop.platform.database
  await pool.query('UPDATE barbers SET deleted_at = now(), is_active = false WHERE id = $1', [marco.id])
  const answers = await refusalsOf(shop, { removed: () => reassign(admin, [{ _id: visit }]) })
  expect(answers).toEqual({ removed: '404 BARBER_NOT_FOUND' })
})

async function expectNoChangeButLimit<Result>(command: () => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  const lines = await changes(async () => results.push(await command()))
  expect(lines.split('\n').filter((line) => !/^. rate_limits/.test(line))).toEqual([])
  return results[0] as Result
}
