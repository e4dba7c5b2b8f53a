import { describe, expect, it } from 'vitest'

import { hireBarber, signIn } from '#tests/support/people.ts'

import { givenCustomers } from './customers-changes.fixture.ts'

const { shop, owner, marco, query, changes, expectRefused, guest, client, caller, save } = givenCustomers()

describe('the owner saves a card', () => {
  it('for the first time with the name the notes are about', async () => {
    const anna = await guest('10:00')
    await guest('11:00')
    const call = () => save(anna.id, { notes: ' Ama il jazz ', updatedAt: null })
    expect(await changes(call, { [anna.id]: 'anna' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={notes=Ama il jazz} action=updated before={} entity=customer actor_id=owner
          entity_id=anna actor_name=Giulia Bianchi actor_role=admin entity_name=Anna Rossi
      + customer_cards notes=Ama il jazz notes_for=[Anna Rossi] customer_id=anna
      ! event kind=shop"
    `)
  })

  it('with a bar by account, email and phone, keeping the notes', async () => {
    const giulia = await client('10:00')
    const other = await guest('11:00')
    for (const { id } of [giulia, other]) await save(id, { notes: 'Ama il jazz' })
    const names = { [giulia.id]: 'giulia', [giulia.person.id]: 'account' }
    expect(await changes(() => save(giulia.id, { barred: true }), names)).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=barred entity=customer actor_id=owner entity_id=giulia
          actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + customer_bars kind=account value=account customer_id=giulia
      + customer_bars kind=email value=client-1 customer_id=giulia
      + customer_bars kind=phone value=+41790000099 customer_id=giulia
      ~ customer_cards [Ama il jazz] barred_at: null → now updated_at: 2026-03-11 09:00 → now
      ! event kind=shop"
    `)
    await save(other.id, { barred: true })
    expect(await changes(() => save(giulia.id, { notes: 'Non viene' }), names)).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={notes=Non viene} action=updated before={notes=Ama il jazz} entity=customer
          actor_id=owner entity_id=giulia actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      ~ customer_cards [Non viene] notes: Ama il jazz → Non viene updated_at: 2026-03-11 09:01 → now
      ! event kind=shop"
    `)
    expect(await changes(() => save(giulia.id, { barred: false, notes: '' }), names)).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=unbarred entity=customer actor_id=owner entity_id=giulia
          actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + audit_log at=now id=#2 after={} action=updated before={notes=Non viene} entity=customer actor_id=owner
          entity_id=giulia actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      ~ customer_cards [] notes: Non viene →  barred_at: 2026-03-11 09:01 → null notes_for: [Giulia Bianchi] → []
          updated_at: 2026-03-11 09:02 → now
      - customer_bars [account]
      - customer_bars [email]
      - customer_bars [phone]
      ! event kind=shop"
    `)
  })

  it('without a change, which only updates its time', async () => {
    const anna = await guest('10:00')
    await save(anna.id, { notes: 'Ama il jazz' })
    const call = () => save(anna.id, { notes: 'Ama il jazz' })
    expect(await changes(call, { [anna.id]: 'anna' })).toMatchInlineSnapshot(`
      "~ customer_cards [Ama il jazz] updated_at: 2026-03-11 09:00 → now
      ! event kind=shop"
    `)
  })

  it('and gets 409 CONFLICT when stale, and no access to unknown, erased or staff customers', async () => {
    const anna = await guest('10:00')
    await save(anna.id, { notes: 'Ama il jazz' })
    for (const updatedAt of [null, '2026-03-10T08:00:00.000Z'])
      await expectRefused(() => save(anna.id, { notes: 'x', updatedAt }), 409, 'CONFLICT')
    const forgotten = await guest('11:00')
    await query(`UPDATE customers SET forgotten_at = now() WHERE id = $1`, [forgotten.id])
    const staff = await client('14:00')
    await query(`UPDATE users SET role = 'barber' WHERE id = $1`, [staff.person.id])
    for (const id of [forgotten.id, staff.id, crypto.randomUUID(), 'nessuno']) {
      await expectRefused(() => save(id, { notes: 'x' }), 404, 'CUSTOMER_NOT_FOUND')
      await expectRefused(() => owner.api.get(`/admin/customers/${id}`), 404, 'CUSTOMER_NOT_FOUND')
      await expectRefused(() => owner.api.get(`/admin/customers/${id}/similar`), 404, 'CUSTOMER_NOT_FOUND')
    }
  })
})

describe('the card of the customer of an appointment', () => {
  const path = (appointment: string) => `/appointments/${appointment}/customer`

  it('accepts notes, but no bar, from the barber of the appointment only', async () => {
    const barber = await signIn(shop, 'barber', marco.id)
    const luca = await hireBarber(shop)
    const colleague = await signIn(shop, 'barber', luca.id)
    const anna = await guest('10:00')
    const call = () => barber.api.put(path(anna.appointment), { notes: 'Ama il jazz', barred: true })
    expect(await changes(call, { [anna.id]: 'anna', [barber.id]: 'barber' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={notes=Ama il jazz} action=updated before={} entity=customer actor_id=barber
          entity_id=anna actor_name=Giulia Bianchi actor_role=barber entity_name=Anna Rossi
      + customer_cards notes=Ama il jazz notes_for=[Anna Rossi] customer_id=anna
      ! event kind=shop"
    `)
    const { body } = await barber.api.get(path(anna.appointment))
    expect([body.data.bought, body.data.barred]).toEqual([null, false])
    await expectRefused(
      () => colleague.api.put(path(anna.appointment), { notes: 'x' }),
      404,
      'APPOINTMENT_NOT_FOUND',
    )
    await expectRefused(() => colleague.api.get(path(anna.appointment)), 404, 'APPOINTMENT_NOT_FOUND')
  })

  it('of a caller is keyed by nickname and cannot be barred', async () => {
    const appointment = await caller('10:00')
    await caller('11:00', 'Bomba')
    const call = () => owner.api.put(path(appointment), { notes: 'Tifa Lugano', barred: true })
    expect(await changes(call, { [appointment]: 'appointment' })).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={notes=Tifa Lugano} action=updated before={} entity=customer actor_id=owner
          entity_id=nickname:bomber actor_name=Giulia Bianchi actor_role=admin entity_name=Bomber
      + customer_cards notes=Tifa Lugano nickname=bomber notes_for=[Bomber]
      ! event kind=shop"
    `)
    expect((await owner.api.get(path(appointment))).body.data.canBeBarred).toBe(false)
  })

  it('returns 409 NOT_EDITABLE when the account is deleted or the visit anonymised', async () => {
    const giulia = await client('10:00')
    const anna = await guest('11:00')
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', [giulia.person.id])
    await query('UPDATE appointments SET forgotten_at = now() WHERE id = $1', [anna.appointment])
    for (const { appointment } of [giulia, anna])
      await expectRefused(() => owner.api.put(path(appointment), { notes: 'x' }), 409, 'NOT_EDITABLE')
  })
})

describe('the owner merges two customers', () => {
  const unite = (id: string, otherId: string) => owner.api.post(`/admin/customers/${id}/unite`, { otherId })
  async function others(id: string, userId: string) {
    await query(
      `INSERT INTO orders (order_number, name, status, total_centimes, pays_online, customer_id, created_at, updated_at)
       VALUES ('F4-2020-' || lpad((('x' || right(replace($1::text, '-', ''), 4))::bit(16)::int)::text, 5, '0'), 'Anna Rossi', 'delivered', 100, false, $1::uuid, '2026-03-01', '2026-03-01')`,
      [id],
    )
    await query(
      `INSERT INTO requests (kind, name, email, phone, payload, customer_id, consented_at, created_at, updated_at)
       VALUES ('contact', 'Anna Rossi', 'x@posta.test', '', '{}', $1, '2026-03-01', '2026-03-01', '2026-03-01')`,
      [id],
    )
    await query(
      `INSERT INTO waiting_list (client_id, service_id, service_name, status, requested_at, expires_at, customer_id)
       SELECT $2, id, name, 'expired', '2026-03-10', '2026-04-10', $1 FROM services WHERE name = 'Taglio'`,
      [id, userId],
    )
  }

  it('visits, orders, waiting list, keys, notes, bars and log move to the first', async () => {
    const kept = await guest('10:00', { firstName: 'Anna', lastName: 'Rossi' })
    const other = await guest('11:00', { firstName: 'Annina', lastName: 'Rossi' })
    const formerly = await guest('14:00', { firstName: 'Annetta', lastName: 'Rossi' })
    const third = await client('15:00')
    await unite(other.id, formerly.id)
    for (const { id } of [kept, other, third]) {
      await others(id, third.person.id)
      await save(id, { notes: 'Ama il jazz' })
    }
    await save(other.id, { barred: true })
    await save(third.id, { barred: true })
    const names = {
      [kept.id]: 'kept',
      [other.id]: 'other',
      [third.id]: 'third',
      [formerly.id]: 'formerly',
      [kept.appointment]: 'visit of kept',
      [other.appointment]: 'visit of other',
      [formerly.appointment]: 'visit of formerly',
    }
    expect(await changes(() => unite(kept.id, other.id), names)).toMatchInlineSnapshot(`
      "~ appointments [visit of other] customer_id: other → kept
      ~ appointments [visit of formerly] customer_id: other → kept
      ~ audit_log [#1] entity_id: other → kept
      ~ audit_log [#2] entity_id: other → kept
      ~ audit_log [#3] entity_id: other → kept
      + audit_log at=now id=#4 after={name=Anna Rossi, email=anna-1, phone=+4179-1} action=united
          before={name=Annina Rossi, email=anna-2, phone=+4179-2} entity=customer actor_id=owner entity_id=kept
          actor_name=Giulia Bianchi actor_role=admin entity_name=Anna Rossi
      + customer_bars kind=email value=anna-1 customer_id=kept
      + customer_bars kind=email value=anna-2 customer_id=kept
      + customer_bars kind=phone value=+4179-1 customer_id=kept
      + customer_bars kind=phone value=+4179-2 customer_id=kept
      ~ customer_cards [Ama il jazz
      Ama il jazz] notes: Ama il jazz → Ama il jazz
      Ama il jazz
          barred_at: null → 2026-03-11 09:00 notes_for: [Anna Rossi] → [Anna Rossi, Annina Rossi]
          updated_at: 2026-03-11 09:00 → now
      ~ customer_keys [email] customer_id: other → kept
      ~ customer_keys [email] customer_id: other → kept
      ~ customers [anna-1] other_names: [] → [Annetta Rossi, Annina Rossi]
      ~ orders [Anna Rossi] customer_id: other → kept
      ~ requests [Anna Rossi] customer_id: other → kept
      + united_customers id=other customer_id=kept
      ~ united_customers [formerly] customer_id: other → kept
      ~ waiting_list [#5] customer_id: other → kept
      - customer_bars [email]
      - customer_bars [phone]
      - customer_cards [Ama il jazz]
      - customers [anna-2]
      ! event kind=shop"
    `)
    expect(await changes(() => unite(kept.id, other.id), names)).toBe('')
  })

  it('a caller and an account: contacts of the account and the card of the other are kept', async () => {
    const anna = await guest('10:00')
    await query(`UPDATE customers SET email = NULL, phone = '' WHERE id = $1`, [anna.id])
    const giulia = await client('11:00')
    await save(giulia.id, { notes: 'Ama il jazz' })
    const names = {
      [anna.id]: 'anna',
      [giulia.id]: 'giulia',
      [giulia.person.id]: 'account',
      [giulia.appointment]: 'visit of giulia',
    }
    expect(await changes(() => unite(anna.id, giulia.id), names)).toMatchInlineSnapshot(`
      "~ appointments [visit of giulia] customer_id: giulia → anna
      ~ audit_log [#1] entity_id: giulia → anna
      + audit_log at=now id=#2 after={name=Anna Rossi} action=united before={name=Giulia Bianchi, email=client-1,
          phone=+41790000099} entity=customer actor_id=owner entity_id=anna actor_name=Giulia Bianchi
          actor_role=admin entity_name=Anna Rossi
      + customer_cards notes=Ama il jazz notes_for=[Giulia Bianchi] customer_id=anna
      ~ customer_keys [account] customer_id: giulia → anna
      ~ customers [client-1] email: null → client-1 phone:  → +41790000099 user_id: null → account
          searched: anna rossi   → anna rossi client-1 +41790000099 other_names: [] → [Anna Rossi]
      + united_customers id=giulia customer_id=anna
      - customer_cards [Ama il jazz]
      - customers [client-1]
      ! event kind=shop"
    `)
  })

  it('returns 409 SAME_CUSTOMER with itself, 404 CUSTOMER_NOT_FOUND with an unknown one', async () => {
    const anna = await guest('10:00')
    await expectRefused(() => unite(anna.id, anna.id), 409, 'SAME_CUSTOMER')
    await expectRefused(() => unite(anna.id, crypto.randomUUID()), 404, 'CUSTOMER_NOT_FOUND')
    await expectRefused(() => unite(crypto.randomUUID(), anna.id), 404, 'CUSTOMER_NOT_FOUND')
    await expectRefused(() => unite('nessuno', anna.id), 404, 'CUSTOMER_NOT_FOUND')
    const [bruno, carla] = [await guest('11:00'), await guest('14:00')]
    await unite(bruno.id, carla.id)
    await expectRefused(() => unite(anna.id, carla.id), 404, 'CUSTOMER_NOT_FOUND')
  })

  it('returns 409 NOTES_TOO_LONG when both notes are too long together', async () => {
    const [first, second] = [await guest('10:00'), await guest('11:00')]
    for (const { id } of [first, second]) await save(id, { notes: 'x'.repeat(600) })
    await expectRefused(() => unite(first.id, second.id), 409, 'NOTES_TOO_LONG')
  })
})

describe('the owner reads', () => {
  it('similar customers by email or phone, oldest first, without staff and erased ones', async () => {
    const anna = await guest('10:00')
    const [{ email, phone }] = await query('SELECT email, phone FROM customers WHERE id = $1', [anna.id])
    const like = async (values: object) => {
      const [row] = await query(
        `INSERT INTO customers (first_name, email, phone, created_at, forgotten_at)
         SELECT 'Altra', v ->> 'email', v ->> 'phone', (v ->> 'at')::timestamptz, (v ->> 'gone')::timestamptz
         FROM (SELECT $1::jsonb AS v) AS given RETURNING id`,
        [JSON.stringify(values)],
      )
      return row.id as string
    }
    const byPhone = await like({ email: 'altra@posta.test', phone, at: '2026-03-02' })
    const byEmail = await like({ email: email.toUpperCase(), phone: '+41791234500', at: '2026-03-01' })
    await like({ email, phone, at: '2026-03-01', gone: '2026-03-02' })
    await like({ email: 'terza@posta.test', phone: '+41791234501', at: '2026-03-01' })
    const { body } = await owner.api.get(`/admin/customers/${anna.id}/similar`)
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([byEmail, byPhone])
    await query(`UPDATE customers SET phone = '', email = NULL WHERE id = ANY ($1)`, [[anna.id, byPhone]])
    expect((await owner.api.get(`/admin/customers/${anna.id}/similar`)).body.data).toEqual([])
  })

  it('visits, cancellations and spending of one customer, the last and the next visit', async () => {
    const email = `ada${Date.now()}@posta.test`
    const at = async (time: string, status: string, days: number) => {
      const { appointment, id } = await guest(time, { email, phone: '+41791234567', date: '2026-03-20' })
      await query(
        `UPDATE appointments SET status = $2, shop_day = shop_day - $3::int,
           starts_at = starts_at - $3::int * interval '1 day', ends_at = ends_at - $3::int * interval '1 day',
           paid_centimes = CASE WHEN $2 = 'confirmed' THEN 0 ELSE 3000 END WHERE id = $1`,
        [appointment, status, days],
      )
      return { appointment, id }
    }
    const first = await at('10:00', 'completed', 16)
    await at('11:00', 'completed', 12)
    await at('14:00', 'cancelled', 11)
    const next = await at('15:00', 'confirmed', 2)
    await at('16:00', 'cancelled', 4)
    await at('17:00', 'confirmed', 1)
    const stranger = await guest('18:00', { date: '2026-03-17' })
    const { data } = (await owner.api.get(`/admin/customers/${first.id}`)).body
    expect(data).toMatchObject({ visits: 2, cancellations: 2, spent: 60, lastVisit: { date: '2026-03-08' } })
    expect([data.name, data.otherNames]).toEqual(['Anna Rossi', []])
    expect(data.nextAppointment).toMatchObject({ date: '2026-03-18', time: '15:00' })
    expect(data.history.map(({ time }: { time: string }) => time)).toEqual([
      '17:00',
      '15:00',
      '16:00',
      '14:00',
      '11:00',
      '10:00',
    ])
    const [listed] = (await owner.api.get(`/admin/customers?search=${email}`)).body.data
    expect(listed).toMatchObject({
      _id: first.id,
      visits: 2,
      cancellations: 2,
      spent: 60,
      lastVisit: '2026-03-08',
      nextAppointment: { date: '2026-03-18', time: '15:00' },
    })
    const [known] = (await owner.api.get(`/admin/customers/recognised?search=${email}`)).body.data
    expect(known.visits.map(({ date }: { date: string }) => date)).toEqual(['2026-03-08', '2026-03-04'])
    const { history } = (await owner.api.get(`/appointments/${stranger.appointment}/customer`)).body.data
    expect(history.map(({ _id }: { _id: string }) => _id)).toEqual([stranger.appointment])
    expect(next.id).toBe(first.id)
  })
})

it('customer routes return 403 to barbers and clients', async () => {
  const anna = await guest('10:00')
  const barber = await signIn(shop, 'barber', marco.id)
  for (const api of [barber.api, (await signIn(shop)).api])
    for (const call of [
      () => api.get('/admin/customers'),
      () => api.get('/admin/customers/recognised?search=anna'),
      () => api.get(`/admin/customers/${anna.id}`),
      () => api.get(`/admin/customers/${anna.id}/similar`),
      () => api.put(`/admin/customers/${anna.id}`, { notes: 'x' }),
      () => api.post(`/admin/customers/${anna.id}/unite`, { otherId: anna.id }),
    ])
      await expectRefused(call, 403, 'FORBIDDEN')
})
