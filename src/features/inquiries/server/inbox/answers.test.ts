import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

import { application, consultation, pdf, uploaded } from '../forms.fixture.ts'
import { elsewhere, givenInbox } from './inbox.fixture.ts'

const inbox = givenInbox()
const { detail, later, list, mailsTo, sendForm, write } = inbox

describe('an answer', () => {
  const answer = (id: string, text: string, key?: string) =>
    inbox.owner.api.post(`/admin/requests/${id}/answer`, { text }, key ? { 'idempotency-key': key } : {})

  test('returns 409 when the email changed since the owner read it', async () => {
    const form = consultation({ email: 'mia@example.test' })
    await sendForm(form)
    const [{ _id: id, email }] = (await list()).data
    await sendForm({ ...form, template_params: { ...form.template_params, email: 'altrui@example.test' } })
    const { status } = await inbox.owner.api.post(`/admin/requests/${id}/answer`, { text: 'Alle 10.', email })
    expect([status, await mailsTo('altrui@example.test')]).toEqual([409, []])
  })

  test('is mailed with the words of the owner, escaped and without the original message', async () => {
    const id = await write({ email: 'lea@example.test', message: 'Vinci un premio' })
    later()
    const { status, body } = await answer(id, 'Buongiorno,\n\nvolentieri: <b>giovedì</b> alle 10.')
    expect([status, body.message]).toEqual([200, 'Risposta inviata'])
    expect(body.data).toMatchObject({
      state: 'in_progress',
      answers: [{ author: 'Giulia Bianchi', mail: 'queued' }],
    })
    const [mail, ...others] = await mailsTo('lea@example.test')
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Risposta alla tua richiesta · /)
    expect(mail?.text).toContain('ti risponde alla richiesta che hai inviato l’11 marzo 2026:')
    expect(mail?.text).toContain('volentieri: <b>giovedì</b> alle 10.')
    expect(mail?.html).toContain('volentieri: &lt;b&gt;giovedì&lt;/b&gt; alle 10.')
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/premio|Gino/)
    expect((await detail(id)).answers[0].mail).toBe('sent')
    const { body: log } = await inbox.owner.api.get('/admin/audit?entity=request')
    expect(log.data[0]).toMatchObject({ action: 'answered', before: { status: 'new' } })
  })

  test('notifies open screens and loses its author name when the account is deleted', async () => {
    const id = await write({ email: 'ugo@example.test' })
    const former = await signIn(inbox.shop, 'admin')
    inbox.told.length = 0
    await former.api.post(`/admin/requests/${id}/answer`, { text: 'Volentieri' })
    await expect.poll(() => inbox.told).toContainEqual({ kind: 'requests' })
    expect((await detail(id)).answers).toMatchObject([{ text: 'Volentieri', author: 'Giulia Bianchi' }])
    expect((await inbox.owner.api.delete(`/admin/users/${former.id}`)).status).toBe(200)
    expect((await detail(id)).answers).toMatchObject([{ text: 'Volentieri', author: '' }])
  })

  test('is sent once per key and keeps a done inquiry done', async () => {
    const id = await write({ email: 'once@example.test' })
    await inbox.owner.api.patch(`/admin/requests/${id}`, { state: 'done' })
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([answer(id, 'Ecco', key), answer(id, 'Ecco', key)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await answer(id, 'Ecco', key)).body.data.answers).toHaveLength(1)
    expect((await answer(id, 'Altro', key)).status).toBe(409)
    expect(await mailsTo('once@example.test')).toHaveLength(1)
    expect((await detail(id)).state).toBe('done')
  })

  test('is in the data export of the client, without the notes of the owner', async () => {
    const client = await signIn(inbox.shop)
    const id = await write({}, client.api)
    await inbox.owner.api.patch(`/admin/requests/${id}`, { notes: 'Solo per noi' })
    await answer(id, 'Ecco la risposta')
    const { body } = await client.api.get('/users/profile/export')
    expect(body.contactRequests[0].answers).toMatchObject([{ text: 'Ecco la risposta' }])
    expect(JSON.stringify(body)).not.toContain('Solo per noi')
  })

  test('is exported with its own inquiry, oldest first', async () => {
    const client = await signIn(inbox.shop)
    await write({ message: 'La prima' }, client.api)
    later()
    const second = await write({ message: 'La seconda' }, client.api)
    for (const text of ['Una risposta', 'E un’altra']) {
      later()
      await answer(second, text)
    }
    const { body } = await client.api.get('/users/profile/export')
    expect(
      body.contactRequests.map(
        ({ payload, answers }: { payload: { message: string }; answers: object[] }) => [
          payload.message,
          ...answers,
        ],
      ),
    ).toEqual([
      ['La prima'],
      [
        'La seconda',
        { text: 'Una risposta', createdAt: expect.any(String) },
        { text: 'E un’altra', createdAt: expect.any(String) },
      ],
    ])
  })

  test('returns 409 without an email and 400 for empty or too long text', async () => {
    await sendForm(consultation())
    const [{ _id: id }] = (await list()).data
    const refused = await answer(id, 'Ciao')
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'REQUEST_WITHOUT_ADDRESS',
      'Chi ha scritto non ha lasciato un indirizzo e-mail: si può rispondere solo per telefono.',
    ])
    const other = await write()
    for (const text of ['', ' \n ', 'x'.repeat(4001)]) expect((await answer(other, text)).status).toBe(400)
    expect((await detail(other)).answers).toEqual([])
    expect(await mailsTo('noreply@f4dezone.test')).toEqual([])
  })
})

describe('deleting an inquiry', () => {
  test('removes its files, answers and messages, and its name from the log', async () => {
    const photo = await uploaded(apiOf(inbox.shop.url), await pictures.jpeg(), { headers: elsewhere() })
    await sendForm(application([photo.body.secure_url]))
    const [{ _id: id }] = (await list()).data
    await inbox.owner.api.patch(`/admin/requests/${id}`, { notes: 'Nina taglia bene' })
    await inbox.owner.api.post(`/admin/requests/${id}/answer`, { text: 'Vieni a trovarci' })
    await inbox.shop.sendMessages()
    const { pool } = inbox.shop.platform.database
    const fileOf = join(picturesOf(inbox.shop.databaseUrl), `${photo.body.public_id}.webp`)
    expect(existsSync(fileOf)).toBe(true)
    const [{ link }] = (await detail(id)).photos
    inbox.told.length = 0
    const { status, body } = await inbox.owner.api.delete(`/admin/requests/${id}`)
    expect([status, body.message]).toEqual([200, 'Richiesta eliminata'])
    await expect.poll(() => inbox.told).toContainEqual({ kind: 'requests' })
    await expect.poll(() => existsSync(fileOf), { timeout: 5_000 }).toBe(false)
    expect((await fetch(`${inbox.shop.url}${link}`)).status).toBe(404)
    for (const table of ['requests', 'request_files', 'request_answers', 'messages'])
      expect([table, (await pool.query(`SELECT FROM ${table}`)).rowCount]).toEqual([table, 0])
    expect(await mailsTo('nobody')).toEqual([])
    const { rows } = await pool.query('SELECT * FROM audit_log WHERE entity_id = $1 ORDER BY id', [id])
    expect(rows).toHaveLength(3)
    expect(rows[2]).toMatchObject({ action: 'deleted', before: { status: 'in_progress' } })
    expect(JSON.stringify(rows)).not.toMatch(/Nina|Caratti/)
    expect((await inbox.owner.api.delete(`/admin/requests/${id}`)).status).toBe(404)
  })
})

test('deleting an account removes its own inquiries, not those of another account with its email', async () => {
  const [leaving, staying] = [await signIn(inbox.shop), await signIn(inbox.shop)]
  const { pool } = inbox.shop.platform.database
  await pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [leaving.id])
  await write({ email: leaving.email, name: 'Anonima' })
  await write({ email: leaving.email, name: 'Propria' }, leaving.api)
  await write({ email: leaving.email, name: 'Altrui' }, staying.api)
  expect((await inbox.owner.api.delete(`/admin/users/${leaving.id}`)).status).toBe(200)
  expect(await inbox.namesOf('')).toEqual(['Altrui'])
})

describe('the CSV export', () => {
  test('contains the listed inquiries and neutralises spreadsheet formulas', async () => {
    await write({ name: 'Ugo', interest: 'shop', message: '=HYPERLINK("http://premi.example")\nriga; "due"' })
    later()
    await write({ name: '@SUM(A1)', phone: '+41 79 123 45 67', message: '-1+1' })
    await sendForm(consultation({ message: '+cmd|calc' }))
    const { body, headers } = await inbox.owner.api.get('/admin/requests/export')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="richieste-2026-03-11\.csv"$/)
    const lines: string[] = String(body).replace('\uFEFF', '').split('\r\n')
    expect(lines[0]).toBe(
      'Arrivata;Tipo;Stato;Nome;Email;Telefono;Messaggio;Dettagli;Note;Foto;Curriculum;Risposte',
    )
    expect(body).toContain(`"'=HYPERLINK(""http://premi.example"")\nriga; ""due"""`)
    expect(body).toContain(`;"'@SUM(A1)";gino@example.test;0041 79 123 45 67;"'-1+1";`)
    expect(body).toContain(`;"'+cmd|calc";Servizio: Barba e Grooming · Giorno`)
    const { body: some } = await inbox.owner.api.get('/admin/requests/export?kind=shop&search=ugo&state=')
    expect(some).toContain('Ugo')
    expect(some).not.toContain('Nina')
  })

  test('contains the notes and the number of answers', async () => {
    const id = await write({ name: 'Ugo' })
    await inbox.owner.api.patch(`/admin/requests/${id}`, { notes: 'Da richiamare' })
    for (const text of ['Arriviamo', 'Siamo qui'])
      await inbox.owner.api.post(`/admin/requests/${id}/answer`, { text })
    const { body } = await inbox.owner.api.get('/admin/requests/export')
    expect(body).toMatch(/;Da richiamare;0;no;2\b/i)
  })

  test('contains the number of photos and whether there is a curriculum', async () => {
    const send = async (email: string, photos: number, hasPaper: boolean) => {
      const sender = apiOf(inbox.shop.url)
      const addresses = []
      for (let count = 0; count < photos; count++) {
        const { body } = await uploaded(sender, await pictures.jpeg(), { headers: elsewhere() })
        addresses.push(body.secure_url)
      }
      const paper = hasPaper
        ? await uploaded(sender, pdf(), { folder: 'curriculum', name: 'cv.pdf', headers: elsewhere() })
        : null
      await sendForm(
        application(addresses, {
          candidate_email: email,
          cv_link: paper?.body.secure_url ?? '',
        }),
      )
    }
    await send('una@example.test', 2, false)
    await send('due@example.test', 1, true)
    const { body } = await inbox.owner.api.get('/admin/requests/export')
    const ends = String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => [line.split(';')[4], ...line.split(';').slice(-3)])
    expect(ends).toEqual([
      ['due@example.test', '1', 'sì', '0'],
      ['una@example.test', '2', 'no', '0'],
    ])
  })
})
