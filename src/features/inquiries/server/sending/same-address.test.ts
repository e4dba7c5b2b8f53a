import { expect, it } from 'vitest'

import { application } from '../forms.fixture.ts'
import { givenApplicants } from './applicants.fixture.ts'

const { shop, kept, files, apply, photo } = givenApplicants()
const minutes = (count: number) => shop.clock.advance(count * 60_000)

const stranger = {
  candidate_name: 'Un Altro',
  candidate_first_name: 'Un',
  candidate_last_name: 'Altro',
  submission_id: crypto.randomUUID(),
}

it('an earlier application by another sender with the same email changes nothing', async () => {
  await apply(application([await photo('sua.jpg')], stranger))
  minutes(5)
  await apply(application([await photo('mia.jpg')]))
  minutes(30)
  await apply(application([await photo('di nuovo.jpg')], stranger))
  minutes(-35)
  expect((await kept()).map(({ name }) => name)).toEqual(['Nina Caratti', 'Un Altro'])
  expect((await files()).map(({ name }) => name)).toEqual(['di nuovo.jpg', 'mia.jpg'])
})
