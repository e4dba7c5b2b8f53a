import { describe, expect, it } from 'vitest'

import { signIn } from '#tests/support/people.ts'

import { givenCustomers } from './customers-changes.fixture.ts'
import { forgetCustomers } from './forget-customers.ts'

const { shop, owner, query, changes, guest, client, caller, save } = givenCustomers()

const forgetVisit = (id: string) =>
  query(
    `UPDATE appointments SET forgotten_at = '2026-03-10', guest_first_name = 'Ospite', guest_last_name = 'anonimo',
       guest_email = id::text || '@eliminato.invalid', guest_phone = '' WHERE id = $1`,
    [id],
  )
const forgetCaller = (id: string) =>
  query(
    `UPDATE appointments SET forgotten_at = '2026-03-10', client_nickname = 'Cliente anonimo', nickname_phone = NULL WHERE id = $1`,
    [id],
  )
let number = 0
const order = (customer: string, forgotten: string | null) =>
  query(
    `INSERT INTO orders (order_number, name, status, total_centimes, pays_online, customer_id, forgotten_at, created_at, updated_at)
     VALUES ($1, 'Anna Rossi', 'delivered', 100, false, $2, $3, '2026-03-01', '2026-03-01')`,
    [`F4-2019-${String(++number).padStart(5, '0')}`, customer, forgotten],
  )
const unite = (id: string, otherId: string) => owner.api.post(`/admin/customers/${id}/unite`, { otherId })
const remove = (user: string) => owner.api.delete(`/admin/users/${user}`)
const night = () => forgetCustomers(shop.platform)

describe('the nightly job erases a customer', () => {
  it('without account once all visits and orders are anonymised', async () => {
    const [gone, visits, buys] = [await guest('10:00'), await guest('11:00'), await guest('14:00')]
    await client('15:00')
    for (const { id } of [gone, buys]) await save(id, { notes: 'Ama il jazz' })
    for (const { appointment } of [gone, buys]) await forgetVisit(appointment)
    await order(gone.id, '2026-03-10')
    await order(buys.id, null)
    const names = { [gone.id]: 'gone', [visits.id]: 'visits', [buys.id]: 'buys' }
    expect(await changes(night, names)).toMatchInlineSnapshot(`
      "~ audit_log [#1] after: {notes=Ama il jazz} → {} before: {} → {} entity_name: Anna Rossi → Cliente anonimo
      ~ customers [gone] email: anna-1 → null phone: +4179-1 → null searched: anna rossi anna-1 +4179-1 →    
          last_name: Rossi →  first_name: Anna →  forgotten_at: null → now
      - customer_cards [Ama il jazz]
      - customer_keys [email]"
    `)
    expect(await changes(night, names)).toBe('')
  })

  it('who is barred, keeping the bar and its keys', async () => {
    const gone = await guest('10:00')
    await save(gone.id, { notes: 'Ama il jazz', barred: true })
    await forgetVisit(gone.appointment)
    expect(await changes(night, { [gone.id]: 'gone' })).toMatchInlineSnapshot(`
      "~ audit_log [#1] entity_name: Anna Rossi → Cliente anonimo
      ~ audit_log [#2] after: {notes=Ama il jazz} → {} before: {} → {} entity_name: Anna Rossi → Cliente anonimo
      ~ customer_cards [] notes: Ama il jazz →  notes_for: [Anna Rossi] → []
      ~ customers [gone] email: anna-1 → null phone: +4179-1 → null searched: anna rossi anna-1 +4179-1 →    
          last_name: Rossi →  first_name: Anna →  forgotten_at: null → now"
    `)
  })

  it('known by nickname once no visit has it', async () => {
    const [gone, kept] = [await caller('10:00', 'Sparito'), await caller('11:00', 'Bomber')]
    for (const id of [gone, kept])
      await owner.api.put(`/appointments/${id}/customer`, { notes: 'Tifa Lugano' })
    await forgetCaller(gone)
    expect(await changes(night)).toMatchInlineSnapshot(`
      "~ audit_log [#1] after: {notes=Tifa Lugano} → {} before: {} → {} entity_id: nickname:sparito → Cliente anonimo
          entity_name: Sparito → Cliente anonimo
      - customer_cards [Tifa Lugano]"
    `)
    await forgetCaller(kept)
    expect(await changes(night)).toContain('- customer_cards')
  })

  it('in part: a name without visits is removed with its notes, others stay', async () => {
    const email = 'famiglia@posta.test'
    const anna = await guest('10:00', { email, firstName: 'Anna', lastName: 'Rossi' })
    const bruno = await guest('11:00', { email, firstName: 'Bruno', lastName: 'Verdi' })
    expect(bruno.id).toBe(anna.id)
    const path = (appointment: string) => `/appointments/${appointment}/customer`
    await owner.api.put(path(bruno.appointment), { notes: 'Bruno ama il jazz' })
    await forgetVisit(bruno.appointment)
    const names = { [anna.id]: 'family' }
    expect(await changes(night, names)).toMatchInlineSnapshot(`
      "~ audit_log [#1] after: {notes=Bruno ama il jazz} → {} before: {} → {}
          entity_name: Bruno Verdi → Cliente anonimo
      ~ customer_cards [] notes: Bruno ama il jazz →  notes_for: [Bruno Verdi] → []
          updated_at: 2026-03-11 09:00 → now
      ~ customers [famiglia@posta.test] other_names: [Bruno Verdi] → []"
    `)
    expect(await changes(night, names)).toBe('')
  })

  it('in part: shared notes stay with the remaining name', async () => {
    const email = 'coppia@posta.test'
    const anna = await guest('10:00', { email, firstName: 'Anna', lastName: 'Rossi' })
    const bruno = await guest('11:00', { email, firstName: 'Bruno', lastName: 'Verdi' })
    const path = (appointment: string) => `/appointments/${appointment}/customer`
    await owner.api.put(path(anna.appointment), { notes: 'Anna ama il jazz' })
    await owner.api.put(path(bruno.appointment), { notes: 'Anche Bruno' })
    await forgetVisit(bruno.appointment)
    const lines = await changes(night, { [anna.id]: 'couple' })
    expect(linesAbout(lines, /customer_cards/)).toMatchInlineSnapshot(`
      "~ customer_cards [Anche Bruno] notes_for: [Anna Rossi, Bruno Verdi] → [Anna Rossi]
          updated_at: 2026-03-11 09:00 → now"
    `)
  })

  it('whose own name has no visit, and uses the name of the remaining guest', async () => {
    const email = 'casa@posta.test'
    const anna = await guest('10:00', { email, firstName: 'Anna', lastName: 'Rossi' })
    const bruno = await guest('11:00', { email, firstName: 'Bruno', lastName: 'Verdi' })
    await owner.api.put(`/appointments/${bruno.appointment}/customer`, { notes: 'Bruno ama il jazz' })
    await forgetVisit(anna.appointment)
    expect(await changes(night, { [anna.id]: 'family' })).toMatchInlineSnapshot(`
      "~ audit_log [#1] after: {notes=Bruno ama il jazz} → {} before: {} → {}
          entity_name: Bruno Verdi → Cliente anonimo
      ~ customers [casa@posta.test] phone: +4179-1 → +4179-2
          searched: anna rossi casa@posta.test +4179-1 → bruno verdi casa@posta.test +4179-2
          last_name: Rossi → Verdi first_name: Anna → Bruno other_names: [Bruno Verdi] → []"
    `)
  })
})

describe('a deleted account', () => {
  it('leaves the card to the other account of the same person', async () => {
    const [first, second] = [await client('10:00'), await client('11:00')]
    await unite(first.id, second.id)
    await query(`UPDATE users SET first_name = 'Giuliana' WHERE id = $1`, [second.person.id])
    await save(first.id, { notes: 'Ama il jazz' })
    const names = {
      [first.id]: 'card',
      [first.person.id]: 'first',
      [second.person.id]: 'second',
      [first.appointment]: 'visit of first',
      [second.appointment]: 'visit of second',
    }
    const lines = await changes(() => remove(first.person.id), names)
    expect(linesAbout(lines, /customer|appointments|orders/)).toMatchInlineSnapshot(`
      "~ appointments [visit of first] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          customer_id: card → #1 cancelled_at: null → now stands_since: null → now
          browser_time_zone: Europe/Zurich → null calendar_sequence: 0 → 1
          cancellation_reason: null → Account eliminato
      ~ customer_cards [] notes: Ama il jazz →  notes_for: [Giulia Bianchi] → [] updated_at: 2026-03-11 09:00 → now
      ~ customer_keys [account] customer_id: card → #1
      ~ customers [client-2] email: client-1 → client-2 user_id: first → second
          searched: giulia bianchi client-1 +41790000099 → giuliana bianchi client-2 +41790000099
          first_name: Giulia → Giuliana
      + customers id=#1 user_id=first searched=    forgotten_at=now"
    `)
  })

  it('with a verified email leaves the card to a guest without notes and email', async () => {
    const giulia = await client('10:00')
    await query(`UPDATE users SET email_verified_at = '2026-01-05' WHERE id = $1`, [giulia.person.id])
    const asGuest = await guest('11:00', { email: giulia.person.email })
    expect(asGuest.id).toBe(giulia.id)
    const anna = await guest('14:00', { firstName: 'Bruna', lastName: 'Verdi' })
    await unite(giulia.id, anna.id)
    await save(giulia.id, { notes: 'Ama il jazz' })
    const names = {
      [giulia.id]: 'card',
      [giulia.person.id]: 'giulia',
      [giulia.appointment]: 'visit of giulia',
      [asGuest.appointment]: 'visit as guest',
    }
    const lines = await changes(() => remove(giulia.person.id), names)
    expect(linesAbout(lines, /customer/)).toMatchInlineSnapshot(`
      "~ customer_keys [account] customer_id: card → #1
      ~ customers [anna-1] email: client-1 → anna-1 phone: +41790000099 → +4179-2 user_id: giulia → null
          searched: giulia bianchi client-1 +41790000099 → bruna verdi anna-1 +4179-2 last_name: Bianchi → Verdi
          first_name: Giulia → Bruna other_names: [Anna Rossi, Bruna Verdi] → []
      + customers id=#1 user_id=giulia searched=    forgotten_at=now
      - customer_cards [Ama il jazz]"
    `)
  })

  it('with an unverified email leaves the notes only to a guest known before it', async () => {
    const notesLeft = async (email: string, user: string) => {
      const [{ id }] = await query(
        `SELECT customer_id AS id FROM customer_keys WHERE kind = 'account' AND value = $1`,
        [user],
      )
      const visits = await query('SELECT id FROM appointments WHERE guest_email = $1', [email])
      expect(visits).toHaveLength(1)
      await owner.api.put(`/appointments/${visits[0].id}/customer`, { notes: 'Ama il jazz' })
      expect((await remove(user)).status).toBe(200)
      const keys = await query(`SELECT value FROM customer_keys WHERE kind = 'email' AND customer_id = $1`, [
        id,
      ])
      const cards = await query('SELECT notes FROM customer_cards WHERE customer_id = $1', [id])
      return [keys.map(({ value }) => value), cards.map(({ notes }) => notes)]
    }
    const before = await guest('10:00', { email: 'prima@posta.test' })
    const registered = await signIn(shop)
    await query('UPDATE users SET email = $2 WHERE id = $1', [registered.id, 'prima@posta.test'])
    const [own] = await query(`SELECT customer_id AS id FROM customer_keys WHERE value = $1`, [registered.id])
    if (own.id !== before.id) await unite(before.id, own.id)
    expect(await notesLeft('prima@posta.test', registered.id)).toEqual([
      ['prima@posta.test'],
      ['Ama il jazz'],
    ])
    const later = await signIn(shop)
    const after = await guest('11:00', { email: later.email })
    const [its] = await query(`SELECT customer_id AS id FROM customer_keys WHERE value = $1`, [later.id])
    if (its.id !== after.id) await unite(its.id, after.id)
    expect(await notesLeft(later.email, later.id)).toEqual([[later.email], []])
    expect((await guest('15:00', { email: later.email })).id).toBe(after.id)
  })

  it('merged with another leaves a guest known by its email', async () => {
    const [leaving, staying] = [await client('10:00'), await client('11:00')]
    const details = { email: leaving.person.email, firstName: 'Bruna', lastName: 'Verdi' }
    expect((await guest('14:00', details)).id).toBe(leaving.id)
    await unite(leaving.id, staying.id)
    expect((await remove(leaving.person.id)).status).toBe(200)
    expect((await guest('15:00', { ...details, phone: '079 555 66 77' })).id).toBe(leaving.id)
  })

  it('that is barred stays barred, also by its email', async () => {
    const giulia = await client('10:00')
    await save(giulia.id, { notes: 'Ama il jazz', barred: true })
    const names = { [giulia.id]: 'card', [giulia.person.id]: 'giulia' }
    const lines = await changes(() => remove(giulia.person.id), names)
    expect(linesAbout(lines, /customer/)).toMatchInlineSnapshot(`
      "~ customer_cards [] notes: Ama il jazz →  notes_for: [Giulia Bianchi] → []
      + customer_keys kind=email value=client-1 customer_id=card
      ~ customers [card] email: client-1 → null phone: +41790000099 → null
          searched: giulia bianchi client-1 +41790000099 →     last_name: Bianchi →  first_name: Giulia → 
          forgotten_at: null → now"
    `)
  })
})

function linesAbout(lines: string, table: RegExp): string {
  return lines
    .split(/\n(?=\S)/)
    .filter((entry) => table.test(entry.split(' ')[1] ?? ''))
    .join('\n')
}
