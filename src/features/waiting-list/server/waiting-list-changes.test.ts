import { beforeEach, expect, it } from 'vitest'

import { inTransaction } from '#platform/database/transaction.ts'
import { forgetLineAndLimits, offerRow, requestRow } from '#tests/support/appointment-rows.ts'
import { changesAmong } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { password } from '#tests/support/people.ts'

import { expireRequestsFor, forgetOldRequests, requestsOfService } from './withdraw-requests.ts'

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

const changes = changesAmong(shop, () => ({ [client.id]: 'client', [stranger.id]: 'stranger' }))
const serviceId = async (name: string): Promise<string> =>
  (await shop.platform.database.pool.query('SELECT id FROM services WHERE name = $1', [name])).rows[0].id

async function wishes() {
  const offer = await offerRow(shop, client.id, marco)
  const other = await offerRow(shop, stranger.id, luca, { time: '17:00', request: { service_name: 'Barba' } })
  return {
    [offer.request ?? '']: 'offered',
    [offer.id]: 'offer',
    [offer.hold ?? '']: 'held',
    [other.request ?? '']: 'offered beard',
    [other.id]: 'other offer',
    [await requestRow(shop, stranger.id, marco)]: "stranger's",
    [await requestRow(shop, client.id, luca)]: 'for luca',
    [await requestRow(shop, client.id, null)]: 'for anybody',
    [await requestRow(shop, client.id, marco, { status: 'expired' })]: 'expired',
    [await requestRow(shop, client.id, marco, { status: 'booked' })]: 'booked',
    [await requestRow(shop, client.id, marco, { service_name: 'Barba' })]: 'beard',
  }
}

it('entries for a removed service expire with a mail, and their offered slots move on', async () => {
  const names = await wishes()
  const Taglio = await serviceId('Taglio')
  const end = () =>
    inTransaction(shop.platform, (transaction) =>
      expireRequestsFor(transaction, { serviceId: Taglio }, shop.platform.clock.now()),
    )
  expect(await changes(end, names)).toMatchInlineSnapshot(`
    "~ appointments [held] held_for: offer → line client_id: client → null
    + messages id=#1 state=queued channel=email payload={userId=client, service=Taglio, firstName=Giulia}
        template=waiting-request-expired cause_key=waiting-request-expired:offered:client-1:email
        recipient=client-1 send_after=now
    + messages id=#2 state=queued channel=email payload={userId=client, service=Taglio, firstName=Giulia}
        template=waiting-request-expired cause_key=waiting-request-expired:for luca:client-1:email
        recipient=client-1 send_after=now
    + messages id=#3 state=queued channel=email payload={userId=client, service=Taglio, firstName=Giulia}
        template=waiting-request-expired cause_key=waiting-request-expired:for anybody:client-1:email
        recipient=client-1 send_after=now
    + messages id=#4 state=queued channel=email payload={userId=stranger, service=Taglio, firstName=Giulia}
        template=waiting-request-expired cause_key=waiting-request-expired:stranger's:client-2:email
        recipient=client-2 send_after=now
    ~ waiting_list [offered] status: notified → expired expires_at: 2026-04-09 08:00 → now
    ~ waiting_list [stranger's] status: pending → expired expires_at: 2026-04-09 08:00 → now
    ~ waiting_list [for luca] status: pending → expired expires_at: 2026-04-09 08:00 → now
    ~ waiting_list [for anybody] status: pending → expired expires_at: 2026-04-09 08:00 → now
    ~ waiting_offers [offer] outcome: null → withdrawn closed_at: null → now"
  `)
})

it('entries for a deleted barber expire, those for others stay', async () => {
  const names = await wishes()
  const end = () =>
    inTransaction(shop.platform, (transaction) =>
      expireRequestsFor(transaction, { barberId: luca.id }, shop.platform.clock.now()),
    )
  expect(await changes(end, names)).toMatchInlineSnapshot(`
    "~ appointments [#1] held_for: offer → line client_id: stranger → null
    + messages id=#2 state=queued channel=email payload={userId=client, service=Taglio, firstName=Giulia}
        template=waiting-request-expired cause_key=waiting-request-expired:for luca:client-1:email
        recipient=client-1 send_after=now
    + messages id=#3 state=queued channel=email payload={userId=stranger, service=Barba, firstName=Giulia}
        template=waiting-request-expired cause_key=waiting-request-expired:offered beard:client-2:email
        recipient=client-2 send_after=now
    ~ waiting_list [offered beard] status: notified → expired expires_at: 2026-04-09 08:00 → now
    ~ waiting_list [for luca] status: pending → expired expires_at: 2026-04-09 08:00 → now
    ~ waiting_offers [other offer] outcome: null → withdrawn closed_at: null → now"
  `)
})

it('entries for a service the barber no longer offers expire', async () => {
  const names = await wishes()
  const Taglio = await serviceId('Taglio')
  const end = () =>
    inTransaction(shop.platform, (transaction) =>
      expireRequestsFor(transaction, { barberId: marco.id, serviceId: Taglio }, shop.platform.clock.now()),
    )
  const lines = await changes(end, names)
  expect(lines.split('\n').filter((line) => line.includes('waiting_list'))).toMatchInlineSnapshot(`
    [
      "~ waiting_list [offered] status: notified → expired expires_at: 2026-04-09 08:00 → now",
      "~ waiting_list [stranger's] status: pending → expired expires_at: 2026-04-09 08:00 → now",
    ]
  `)
})

it('a renamed service is renamed in open entries', async () => {
  const names = await wishes()
  const renamed = { id: await serviceId('Taglio'), name: 'Taglio classico' }
  const rename = () =>
    inTransaction(shop.platform, async (transaction) => {
      await requestsOfService.renamed?.(transaction, renamed, shop.platform.clock.now())
    })
  expect(await changes(rename, names)).toMatchInlineSnapshot(`
    "~ waiting_list [offered] service_name: Taglio → Taglio classico
    ~ waiting_list [stranger's] service_name: Taglio → Taglio classico
    ~ waiting_list [for luca] service_name: Taglio → Taglio classico
    ~ waiting_list [for anybody] service_name: Taglio → Taglio classico"
  `)
})

it('entries and offers of a deleted account are removed, those of others stay', async () => {
  const names = await wishes()
  const { pool } = shop.platform.database
  const message = `INSERT INTO messages (template, recipient, payload, state)
    SELECT 'waiting-offer', 'x@posta.test', jsonb_build_object('offerId', id), 'sent' FROM waiting_offers`
  await pool.query(message)
  const leave = () => client.api.post('/users/profile/delete', { password })
  const lines = await changes(leave, names)
  expect(lines.split('\n').filter((line) => /^. (waiting|messages|appointments)/.test(line)))
    .toMatchInlineSnapshot(`
    [
      "~ appointments [held] held_for: offer → line client_id: client → null",
      "~ waiting_offers [offer] outcome: null → withdrawn closed_at: null → now request_id: offered → null",
      "- messages [#3]",
      "- waiting_list [offered]",
      "- waiting_list [for luca]",
      "- waiting_list [for anybody]",
      "- waiting_list [expired]",
      "- waiting_list [booked]",
      "- waiting_list [beard]",
    ]
  `)
})

it('entries that ended long ago are deleted', async () => {
  const before = new Date('2026-03-11T09:00:00+01:00')
  const names = {
    [await requestRow(shop, client.id, marco, { expires_at: new Date(before.getTime() - 1) })]: 'old',
    [await requestRow(shop, client.id, luca, { expires_at: before })]: 'newer',
  }
  expect(
    await changes(() => forgetOldRequests(shop.platform.database.db, before), names),
  ).toMatchInlineSnapshot(`"- waiting_list [old]"`)
})

it('the owner lists all entries, newest first, or by status; a client gets 403', async () => {
  const at = (day: number) => ({ requested_at: new Date(`2026-03-0${day}T08:00:00+01:00`) })
  await requestRow(shop, client.id, marco, { ...at(2), notes: 'second' })
  await requestRow(shop, stranger.id, null, { ...at(3), notes: 'third' })
  await requestRow(shop, client.id, luca, { ...at(1), notes: 'first', status: 'booked' })
  const { body } = await admin.api.get('/waiting-list/all')
  expect(
    body.map((wish: { notes: string; status: string; preferredBarber: { firstName: string } | null }) =>
      [wish.notes, wish.status, wish.preferredBarber?.firstName].join(' '),
    ),
  ).toEqual(['third pending ', 'second pending Marco', 'first booked Luca'])
  const booked = await admin.api.get('/waiting-list/all?status=booked')
  expect(booked.body.map(({ notes }: { notes: string }) => notes)).toEqual(['first'])
  expect((await client.api.get('/waiting-list/all')).status).toBe(403)
})

it('the data export contains own entries and offers, oldest first', async () => {
  await requestRow(shop, client.id, marco, {
    requested_at: new Date('2026-03-09T08:00:00+01:00'),
    notes: 'newer',
  })
  await requestRow(shop, client.id, luca, {
    requested_at: new Date('2026-03-08T08:00:00+01:00'),
    notes: 'older',
  })
  await requestRow(shop, stranger.id, luca, { notes: "stranger's" })
  const offer = { request: null, hold: null, outcome: 'declined' }
  await offerRow(shop, client.id, marco, {
    ...offer,
    time: '17:00',
    offered_at: new Date('2026-03-10T08:00:00+01:00'),
  })
  await offerRow(shop, client.id, marco, { ...offer, offered_at: new Date('2026-03-09T08:00:00+01:00') })
  await offerRow(shop, stranger.id, marco, { ...offer, time: '18:00' })
  const { body } = await client.api.get('/users/profile/export')
  const { requests, offers } = body.waitingList
  expect([
    requests.map(({ notes }: { notes: string }) => notes),
    offers.map(({ startsAt }: { startsAt: string }) => startsAt),
  ]).toMatchInlineSnapshot(`
    [
      [
        "older",
        "newer",
      ],
      [
        "2026-03-13T15:00:00.000Z",
        "2026-03-13T16:00:00.000Z",
      ],
    ]
  `)
})
