import { beforeEach, describe, expect, it } from 'vitest'

import { type Answer, from } from '#tests/support/api.ts'
import { changesOf, expectNoChange } from '#tests/support/changes.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { pictures } from '#tests/support/pictures.ts'
import { minute } from '#tests/support/test-clock.ts'

import { acknowledgement, application, consultation, pdf, sendPath, uploaded } from '../forms.fixture.ts'

const shop = givenShop({ demo: true, behindProxy: true })
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = async (command: () => Promise<unknown>, names: Record<string, string> = {}) => {
  shop.clock.advance(minute)
  const lines = (await changesOf(shop, command, { names: { [owner.id]: 'owner', ...names } })).split('\n')
  // Files are listed by their random ids.
  const isFile = (line: string) => line.startsWith('~ request_files')
  return [...lines.filter((line) => !isFile(line)), ...lines.filter(isFile).toSorted()].join('\n')
}
const home = from('203.0.113.7')
const send = (form: object): Promise<Answer> => visitor.post(sendPath, form, home)
async function sent(form: object): Promise<string> {
  expect((await send(form)).body).toBe('OK')
  const [{ id }] = await query('SELECT id FROM requests ORDER BY updated_at DESC, id DESC LIMIT 1')
  return id
}
async function expectRefused(form: object, status: number): Promise<void> {
  shop.clock.advance(minute)
  // Attempts are counted even if they are refused.
  await query('TRUNCATE rate_limits')
  await expectNoChange(shop, async () => {
    expect((await send(form)).status).toBe(status)
    await query('TRUNCATE rate_limits')
  })
}
const photo = async (name: string) =>
  (await uploaded(visitor, await pictures.jpeg(), { name, headers: home })).body.secure_url as string
const cv = async (name = 'cv.pdf') =>
  (await uploaded(visitor, pdf(), { folder: 'curriculum', name, headers: home })).body.secure_url as string
const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)
const applying = async (params: object = {}) => application([await photo('uno.jpg')], params)
const mark = () => ({ submission_id: crypto.randomUUID() })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await query(
    `TRUNCATE rate_limits, idempotency_keys; DELETE FROM requests; DELETE FROM request_files; DELETE FROM messages`,
  )
  await query(`UPDATE users SET role = 'client' WHERE role = 'admin' AND id <> $1`, [owner.id])
})

describe('an application', () => {
  it('attaches its photos and curriculum and is mailed; other uploads stay', async () => {
    await sent(application([await photo('altra.jpg')], { candidate_email: 'altra@posta.test' }))
    await photo('in attesa.jpg')
    const [picture, paper] = [await photo('uno.jpg'), await cv()]
    const form = application([picture], { cv_link: paper })
    const names = { [idOf(picture)]: 'photo', [idOf(paper)]: 'paper' }
    expect(await changes(() => send(form), names)).toMatchInlineSnapshot(`
      "+ idempotency_keys key=… route=form application answer={requestId=#1} status=200 created_at=real now
          fingerprint=…
      + messages id=#2 state=queued channel=email payload={name=Nina Caratti, email=nina@example.test, hasCv=true,
          phone=+41797654321, photos=1, address=Via Nassa 1, 6900 Lugano, children=2, profiles=[{url=@nina,
          platform=instagram}], appliedOn=2026-03-11, requestId=#1,
          photoLinks=[http://shop.test/api/images/photo?expires=1773820860&signature=…], workPermit=si,
          nationality=svizzera, maritalStatus=celibe-nubile} template=shop-application
          cause_key=shop-application:#1:admin-1:email recipient=admin-1 send_after=now
      ~ rate_limits [contact-address:203.0.113.7] points: 1 → 2
      ~ rate_limits [contact:all] points: 1 → 2
      + rate_limits key=curricula-address:203.0.113.7 expire=… points=1
      + rate_limits key=curriculum-files-address:203.0.113.7 expire=… points=1
      + requests id=#1 kind=application name=Nina Caratti email=nina@example.test phone=+41797654321 state=new
          payload={address=Via Nassa 1, 6900 Lugano, lastName=Caratti, firstName=Nina, hasChildren=true,
          nationality=svizzera, hasWorkPermit=si, maritalStatus=celibe-nubile, childrenNumber=2,
          socialProfiles=[{url=@nina, platform=instagram}]} consented_at=now
      ! event kind=requests
      ~ request_files [cv.pdf] sender: … → null request_id: null → #1
      ~ request_files [uno.jpg] sender: … → null request_id: null → #1"
    `)
    await expectRefused(form, 200)
  })

  it('sent again from the same form replaces text and files and is mailed as changed', async () => {
    const submission = mark()
    await sent(await applying({ candidate_email: 'altra@posta.test', cv_link: await cv() }))
    const [first, second] = [await photo('uno.jpg'), await photo('due.jpg')]
    const id = await sent(application([first], submission))
    await query(`UPDATE requests SET state = 'done', notes = 'Nostre' WHERE id = $1`, [id])
    const names = { [id]: 'application', [idOf(first)]: 'first', [idOf(second)]: 'second' }
    const form = application([second], { ...submission, candidate_address: 'Via Pioda 2' })
    shop.clock.advance(60 * minute)
    expect(await changes(() => send(form), names)).toMatchInlineSnapshot(`
      "~ idempotency_keys […] created_at: real now → real now
      + messages id=#1 state=queued channel=email payload={name=Nina Caratti, email=nina@example.test,
          phone=+41797654321, photos=1, address=Via Pioda 2, children=2, profiles=[{url=@nina, platform=instagram}],
          appliedOn=2026-03-11, isChanged=true, requestId=application,
          photoLinks=[http://shop.test/api/images/second?expires=1773824460&signature=…], workPermit=si,
          nationality=svizzera, maritalStatus=celibe-nubile} template=shop-application
          cause_key=shop-application:application 1773219660000:admin-1:email recipient=admin-1 send_after=now
      ~ rate_limits [contact-address:203.0.113.7] points: 2 → 3
      ~ rate_limits [contact:all] points: 2 → 3
      ~ requests [Nina Caratti] state: done → new
          payload: {address=Via Nassa 1, 6900 Lugano, lastName=Caratti, firstName=Nina, hasChildren=true, nationality=svizzera, hasWorkPermit=si, maritalStatus=celibe-nubile, childrenNumber=2, socialProfiles=[{url=@nina, platform=instagram}]} → {address=Via Pioda 2, lastName=Caratti, firstName=Nina, hasChildren=true, nationality=svizzera, hasWorkPermit=si, maritalStatus=celibe-nubile, childrenNumber=2, socialProfiles=[{url=@nina, platform=instagram}]}
          updated_at: 2026-03-11 09:00 → now consented_at: 2026-03-11 09:00 → now
      - request_files [uno.jpg]
      ! event kind=requests
      ~ request_files [due.jpg] sender: … → null request_id: null → application"
    `)
  })

  it('from a new form within ten minutes replaces the one with the same email and phone', async () => {
    const id = await sent(await applying())
    await sent(await applying({ candidate_phone: '079 111 22 33' }))
    await sent(consultation({ email: 'nina@example.test' }))
    const names = { [id]: 'application' }
    const form = await applying({ candidate_address: 'Via Pioda 2' })
    expect(await changes(() => send(form), names)).toMatchInlineSnapshot(`
      "+ idempotency_keys key=… route=form application answer={requestId=application} status=200 created_at=real now
          fingerprint=…
      + messages id=#1 state=queued channel=email payload={name=Nina Caratti, email=nina@example.test,
          phone=+41797654321, photos=1, address=Via Pioda 2, children=2, profiles=[{url=@nina, platform=instagram}],
          appliedOn=2026-03-11, isChanged=true, requestId=application,
          photoLinks=[http://shop.test/api/images/#2?expires=1773820860&signature=…], workPermit=si,
          nationality=svizzera, maritalStatus=celibe-nubile} template=shop-application
          cause_key=shop-application:application 1773216060000:admin-1:email recipient=admin-1 send_after=now
      ~ rate_limits [contact-address:203.0.113.7] points: 3 → 4
      ~ rate_limits [contact:all] points: 3 → 4
      ~ requests [Nina Caratti]
          payload: {address=Via Nassa 1, 6900 Lugano, lastName=Caratti, firstName=Nina, hasChildren=true, nationality=svizzera, hasWorkPermit=si, maritalStatus=celibe-nubile, childrenNumber=2, socialProfiles=[{url=@nina, platform=instagram}]} → {address=Via Pioda 2, lastName=Caratti, firstName=Nina, hasChildren=true, nationality=svizzera, hasWorkPermit=si, maritalStatus=celibe-nubile, childrenNumber=2, socialProfiles=[{url=@nina, platform=instagram}]}
          updated_at: 2026-03-11 09:00 → now consented_at: 2026-03-11 09:00 → now
      - idempotency_keys […]
      - request_files [uno.jpg]
      ! event kind=requests
      ~ request_files [uno.jpg] sender: … → null request_id: null → application"
    `)
  })

  it('is stored separately after ten minutes or with another email or phone', async () => {
    await sent(await applying())
    await sent(await applying({ candidate_email: 'altra@posta.test' }))
    await sent(await applying({ candidate_phone: '079 111 22 33' }))
    shop.clock.advance(10 * minute)
    await sent(await applying())
    expect(await query('SELECT count(*)::int FROM requests')).toEqual([{ count: 4 }])
  })

  it('returns 412 for files of another application or kind, 400 for a foreign host', async () => {
    const [picture, paper] = [await photo('uno.jpg'), await cv()]
    await sent(application([picture], { candidate_email: 'altra@posta.test' }))
    await expectRefused(application([picture]), 412)
    await expectRefused(application([paper]), 412)
    await expectRefused(application([`http://shop.test/api/images/${crypto.randomUUID()}`]), 412)
    await expectRefused(application(['https://elsewhere.test/foto.jpg']), 400)
  })

  it('of a bot changes nothing and returns 200', async () => {
    await expectRefused(await applying({ website: 'https://spam.test' }), 200)
    await expectRefused(await applying({ seconds_open: 1 }), 200)
    await expectRefused(consultation({ website: 'https://spam.test' }), 200)
    await expectRefused(consultation({ seconds_open: 0 }), 200)
  })

  it('with unknown account ids returns 400 or 403', async () => {
    for (const wrong of [{ user_id: 'x' }, { service_id: 'x' }, { template_id: 'x' }]) {
      const { status } = await send({ ...(await applying()), ...wrong })
      expect([400, 403]).toContain(status)
    }
    expect(await query('SELECT FROM requests')).toEqual([])
  })
})

describe('the acknowledgement of an application', () => {
  it('is mailed to the applicant once, with the date of the last form', async () => {
    const submission = crypto.randomUUID()
    const id = await sent(await applying({ submission_id: submission }))
    expect(await changes(() => send(acknowledgement(submission)), { [id]: 'application' }))
      .toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={appliedOn=2026-03-11, firstName=Nina,
          requestId=application} template=application-received
          cause_key=application-received:application:nina@example.test:email recipient=nina@example.test
          send_after=now
      + rate_limits key=thanks-address:203.0.113.7 expire=… points=1"
    `)
    await send(acknowledgement(submission))
    expect(await query(`SELECT FROM messages WHERE template = 'application-received'`)).toHaveLength(1)
  })

  it('returns 412 for another email or name or another form', async () => {
    const submission = crypto.randomUUID()
    const asked = crypto.randomUUID()
    await sent(await applying({ submission_id: submission }))
    await sent(consultation({ submission_id: asked, email: 'nina@example.test' }))
    await expectRefused(acknowledgement(submission, { to_email: 'altra@posta.test' }), 412)
    await expectRefused(acknowledgement(submission, { candidate_name: 'Ada' }), 412)
    await expectRefused(acknowledgement(asked), 412)
    await expectRefused(acknowledgement(crypto.randomUUID()), 412)
  })

  it('is sent to one address twice a day; other and older ones do not count', async () => {
    const thanked = async (params: object = {}) => {
      const submission = crypto.randomUUID()
      await sent(await applying({ submission_id: submission, ...params }))
      shop.clock.advance(11 * minute)
      const to = 'candidate_email' in params ? { to_email: params.candidate_email } : {}
      return (await send(acknowledgement(submission, to))).status
    }
    expect(await thanked({ candidate_email: 'altra@posta.test' })).toBe(200)
    expect([await thanked(), await thanked(), await thanked()]).toEqual([200, 200, 429])
    await query(`DELETE FROM rate_limits`)
    await query(`UPDATE messages SET template = 'shop-request' WHERE id = (SELECT id FROM messages
      WHERE template = 'application-received' AND recipient = 'nina@example.test' LIMIT 1)`)
    expect([await thanked(), await thanked()]).toEqual([200, 429])
    await query(`DELETE FROM rate_limits`)
    shop.clock.advance(24 * 60 * minute)
    expect(await thanked()).toBe(200)
  })
})

describe('a consultation', () => {
  it('is stored with its photos and mailed, without the placeholder email', async () => {
    const picture = await photo('uno.jpg')
    await photo('in attesa.jpg')
    const form = consultation({ photos: picture })
    expect(await changes(() => send(form), { [idOf(picture)]: 'photo' })).toMatchInlineSnapshot(`
      "+ idempotency_keys key=… route=form consultation answer={requestId=#1} status=200 created_at=real now
          fingerprint=…
      + messages id=#2 state=queued channel=email payload={day=2026-03-13, name=Nina Caratti, time=09:30,
          phone=+41797654321, photos=1, message=Nessun messaggio aggiuntivo, service=barba, requestId=#1}
          template=shop-consultation cause_key=shop-consultation:#1:admin-1:email recipient=admin-1 send_after=now
      + rate_limits key=contact-address:203.0.113.7 expire=… points=1
      + rate_limits key=contact:all expire=… points=1
      + requests id=#1 kind=consultation name=Nina Caratti email=noreply@f4dezone.test phone=+41797654321 state=new
          payload={day=2026-03-13, time=09:30, message=Nessun messaggio aggiuntivo, service=barba} consented_at=now
      ! event kind=requests
      ~ request_files [uno.jpg] sender: … → null request_id: null → #1"
    `)
    await expectRefused(form, 200)
  })

  it('sent again from the same form updates the inquiry and is mailed as changed', async () => {
    const submission = mark()
    const id = await sent(consultation(submission))
    await sent(consultation())
    const form = consultation({ ...submission, time: '10:00', email: 'nina@example.test' })
    expect(await changes(() => send(form), { [id]: 'request' })).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={day=2026-03-13, name=Nina Caratti, time=10:00,
          email=nina@example.test, phone=+41797654321, message=Nessun messaggio aggiuntivo, service=barba,
          isChanged=true, requestId=request} template=shop-consultation
          cause_key=shop-consultation:request 1773216060000:admin-1:email recipient=admin-1 send_after=now
      ~ rate_limits [contact-address:203.0.113.7] points: 2 → 3
      ~ rate_limits [contact:all] points: 2 → 3
      ~ requests [Nina Caratti] email: noreply@f4dezone.test → nina@example.test
          payload: {day=2026-03-13, time=09:30, message=Nessun messaggio aggiuntivo, service=barba} → {day=2026-03-13, time=10:00, message=Nessun messaggio aggiuntivo, service=barba}
          updated_at: 2026-03-11 09:00 → now consented_at: 2026-03-11 09:00 → now
      ! event kind=requests"
    `)
  })

  it('with only another phone number updates its own inquiry', async () => {
    const submission = mark()
    await sent(consultation({ phone: '079 333 44 55' }))
    const id = await sent(consultation(submission))
    await send(consultation({ ...submission, phone: '079 333 44 55' }))
    expect(await query('SELECT phone FROM requests WHERE id = $1', [id])).toEqual([{ phone: '+41793334455' }])
  })

  it('returns 400 for a past day, OK for today', async () => {
    await expectRefused(consultation({ date: '10/03/2026' }), 400)
    expect((await send(consultation({ date: '11/03/2026', time: '9:00' }))).body).toBe('OK')
  })
})

describe('an upload', () => {
  const upload = async (options: Parameters<typeof uploaded>[2], content?: Buffer) =>
    await uploaded(visitor, content ?? (await pictures.jpeg()), { headers: home, ...options })

  it('waits for its form with a keyed hash of the sender address', async () => {
    expect(await changes(() => upload({ name: '../uno.jpg' }))).toMatchInlineSnapshot(`
      "+ rate_limits key=file-uploads-address:203.0.113.7 expire=… points=1
      + rate_limits key=file-uploads:all expire=… points=1
      + request_files id=#1 file=#1.webp kind=photo name=uno.jpg bytes=516 sender=…"
    `)
  })

  it('of a wrong type, folder or preset is refused', async () => {
    const refused = async (
      [status, code]: [number, string],
      options: Parameters<typeof uploaded>[2],
      content?: Buffer,
    ) => {
      const answer = await upload(options, content)
      expect([answer.status, answer.body.code]).toEqual([status, code])
    }
    await refused([400, 'UPLOAD_PRESET_UNKNOWN'], { preset: 'x' })
    await refused([400, 'UPLOAD_FOLDER_UNKNOWN'], { folder: 'x' })
    await refused([400, 'PHOTO_WRONG_TYPE'], {}, pdf())
    await refused([400, 'DOCUMENT_WRONG_TYPE'], { folder: 'curriculum' })
    await refused([400, 'FILE_MISSING'], {}, Buffer.alloc(0))
    expect(await query('SELECT FROM request_files')).toEqual([])
  })

  it('opens only by its own signed link, for half an hour', async () => {
    const first = await photo('uno.jpg')
    shop.clock.advance(minute)
    const second = await photo('due.jpg')
    const id = await sent(application([first, second], { cv_link: await cv('mio.pdf') }))
    await cv('altro.pdf')
    const { photos } = (await owner.api.get(`/admin/requests/${id}`)).body.data
    const link: string = photos[0].link
    const status = async (path: string) => (await fetch(shop.url + path)).status
    const foreign = link.replace(idOf(first), idOf(second))
    expect(await status(link)).toBe(200)
    const { documents } = (await owner.api.get(`/admin/requests/${id}`)).body.data
    const document = await fetch(shop.url + documents[0].link)
    expect(document.headers.get('content-disposition')).toContain('mio.pdf')
    expect([await status(foreign), await status(link.split('?')[0] ?? '')]).toEqual([404, 404])
    shop.clock.advance(29 * minute)
    expect(await status(link)).toBe(200)
    shop.clock.advance(minute)
    expect(await status(link)).toBe(404)
  })
})
