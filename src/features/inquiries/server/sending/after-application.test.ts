import { describe, expect, test } from 'vitest'

import { cleanUpJob } from '#app/server/clean-up.ts'
import { signIn } from '#tests/support/people.ts'

import { acknowledgement, application } from '../forms.fixture.ts'
import { givenApplicants, idOf } from './applicants.fixture.ts'

const { shop, owner, apply, kept, files, onDisk, photo, mailsTo, query, elsewhere } = givenApplicants()

describe('the acknowledgement', () => {
  const thanks = async () =>
    await query(`SELECT recipient FROM messages WHERE template = 'application-received'`)
  const applied = async (params: object = {}) => {
    const submission_id = crypto.randomUUID()
    await apply(application([await photo()], { submission_id, ...params }))
    return submission_id
  }

  test('is mailed to the applicant once, in our own words', async () => {
    const id = await applied()
    const answers = [await apply(acknowledgement(id)), await apply(acknowledgement(id))]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, 'OK'],
      [200, 'OK'],
    ])
    expect(await thanks()).toEqual([{ recipient: 'nina@example.test' }])
    const [mail] = (await mailsTo('nina@example.test')).slice(-1)
    expect(mail?.subject).toBe('Abbiamo ricevuto la tua candidatura · F4DEZONE')
    expect(mail?.text).toContain('Ciao Nina,')
    expect(mail?.replyTo).toBeUndefined()
    // HIRE-31: the caller's date is ignored.
    expect(mail?.text?.split('\n')).toContain('Data della candidatura: 11/03/2026')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/premi/)
  })

  test.each([
    ['an acknowledgement to another email', { to_email: 'vittima@example.test' }],
    ['an acknowledgement under another name', { candidate_name: 'Vinci' }],
    ['an acknowledgement of an unknown application', { submission_id: crypto.randomUUID() }],
  ])('%s returns 412', async (_what, wrong) => {
    const { status, body } = await apply(acknowledgement(await applied(), wrong))
    expect([status, body, await thanks()]).toEqual([412, 'Non c’è nessuna candidatura da confermare', []])
  })

  test.each([
    ['a web address as name', { candidate_name: 'premi.com' }],
    ['two emails', { to_email: 'a@example.test,b@example.test' }],
    ['no submission id', { submission_id: '' }],
  ])('with %s returns 400', async (_what, wrong) => {
    expect((await apply(acknowledgement(await applied(), wrong))).status).toBe(400)
    expect(await thanks()).toEqual([])
  })

  test('returns 412 for an application dropped as a bot', async () => {
    const id = await applied({ website: 'x' })
    expect((await apply(acknowledgement(id))).status).toBe(412)
  })

  test('is sent to one address at most twice a day', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 3; time++) {
      statuses.push((await apply(acknowledgement(await applied()))).status)
      shop.clock.advance(11 * 60_000)
    }
    expect(statuses).toEqual([200, 200, 429])
    expect(await thanks()).toHaveLength(2)
    shop.clock.advance(24 * 60 * 60_000)
    expect((await apply(acknowledgement(await applied()))).status).toBe(200)
  })

  test('is not sent again for a corrected application', async () => {
    const first = await applied()
    await apply(acknowledgement(first))
    const second = await applied({ candidate_address: 'Altrove 3' })
    expect((await apply(acknowledgement(second))).status).toBe(200)
    expect(await thanks()).toHaveLength(1)
  })

  test('is limited to twenty attempts an hour per caller', async () => {
    const headers = elsewhere()
    for (let time = 0; time < 20; time++)
      expect((await apply(acknowledgement(crypto.randomUUID()), headers)).status).toBe(412)
    expect((await apply(acknowledgement(crypto.randomUUID()), headers)).status).toBe(429)
  })
})

describe('stored inquiry data is deleted', () => {
  const night = async () => {
    await query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
    await cleanUpJob(shop.platform).run()
  }
  const day = 24 * 60 * 60_000

  test('after a day for a file without a form', async () => {
    const lost = await photo()
    const sent = await photo()
    await apply(application([sent]))
    shop.clock.advance(day - 60_000)
    await night()
    expect(await files()).toHaveLength(2)
    shop.clock.advance(2 * 60_000)
    await night()
    expect(await files()).toMatchObject([{ file: `${idOf(sent)}.webp` }])
    await expect.poll(onDisk).not.toContain(`${idOf(lost)}.webp`)
    expect(onDisk()).toContain(`${idOf(sent)}.webp`)
  })

  test('after twelve months, with its files', async () => {
    const address = await photo()
    await apply(application([address], { candidate_nationality: 'sammarinese' }))
    await mailsTo(owner.email)
    shop.clock.advance(367 * day)
    await night()
    expect([await kept(), await files()]).toEqual([[], []])
    await expect.poll(onDisk).not.toContain(`${idOf(address)}.webp`)
    expect(await query(`SELECT FROM messages WHERE payload::text LIKE '%sammarinese%'`)).toEqual([])
  })

  test('with the account of the verified email, after being exported', async () => {
    const client = await signIn(shop)
    await query('UPDATE users SET email_verified_at = $2 WHERE id = $1', [client.id, shop.clock.now()])
    const address = await photo('mia.jpg')
    await apply(application([address], { candidate_email: client.email }))
    const { body } = await client.api.get('/users/profile/export')
    expect(body.contactRequests).toMatchObject([
      {
        kind: 'application',
        payload: { nationality: 'svizzera' },
        files: [{ kind: 'photo', name: 'mia.jpg' }],
      },
    ])
    const [{ link }] = body.contactRequests[0].files
    const seen = await fetch(link.replace('http://shop.test', shop.url))
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const someOwner = await signIn(shop, 'admin')
    expect((await someOwner.api.delete(`/admin/users/${client.id}`)).status).toBe(200)
    expect([await kept(), await files()]).toEqual([[], []])
    await expect.poll(onDisk).not.toContain(`${idOf(address)}.webp`)
  })
})
