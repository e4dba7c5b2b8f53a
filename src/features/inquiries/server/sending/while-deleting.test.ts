import pg from 'pg'
import { expect, it } from 'vitest'

import { application, consultation } from '../forms.fixture.ts'
import { givenApplicants } from './applicants.fixture.ts'

const { shop, kept, files, apply, photo } = givenApplicants()
const dayPart = 16 * 60 * 60_000

async function whileDeleting(form: object) {
  const other = new pg.Client({ connectionString: shop.databaseUrl })
  await other.connect()
  await other.query('BEGIN; DELETE FROM request_files WHERE request_id IS NOT NULL; DELETE FROM requests')
  const sending = apply(form)
  await new Promise((resume) => setTimeout(resume, 500))
  await other.query('COMMIT')
  await other.end()
  return await sending
}

it('a consultation changed while it is deleted is stored', async () => {
  const form = consultation()
  await apply(form)
  const { status } = await whileDeleting({
    ...form,
    template_params: { ...form.template_params, message: 'Meglio di sera' },
  })
  expect([status, await kept()]).toEqual([200, [expect.objectContaining({ kind: 'consultation' })]])
})

it('an application changed while it is deleted is stored with its new photo', async () => {
  const form = application([await photo('prima.jpg')])
  await apply(form)
  const { status } = await whileDeleting({
    ...form,
    template_params: { ...form.template_params, portfolio_images: await photo('dopo.jpg') },
  })
  expect([status, (await kept()).length]).toEqual([200, 1])
  expect(await files()).toEqual([expect.objectContaining({ name: 'dopo.jpg' })])
})

it('a consultation replayed after midnight gets 200 although its day is over', async () => {
  const form = consultation({ date: '11/03/2026', time: '18:30' })
  await apply(form)
  shop.clock.advance(dayPart)
  const { status } = await apply(form)
  shop.clock.advance(-dayPart)
  expect(status).toBe(200)
})
