import { describe, expect, it } from 'vitest'

import { applicationParamsSchema, consultationParamsSchema } from './sending.contract.ts'
import {
  acknowledgementParams,
  applicationParams,
  consultationParams,
  dayOfItalianDate,
  type FormMark,
  italianDate,
  serviceOfLabel,
  timeOfLabel,
} from './sending.rules.ts'

const mark: FormMark = {
  submissionId: '0190a0a0-0000-7000-8000-000000000001',
  secondsOpen: 12.5,
  website: '',
}

describe('consultation parameters', () => {
  const fields = {
    service: 'skincare',
    day: '2026-03-13',
    time: '09:30',
    name: ' Nina Caratti ',
    phone: ' 079 765 43 21 ',
    message: ' ',
  } as const
  const about = { email: 'noreply@f4dezone.test', year: 2026, photos: [], mark }
  const params = () => consultationParams(fields, about)

  it('contain the fields of the template (CONS-21)', () => {
    expect(params()).toMatchObject({
      name: 'Nina Caratti',
      phone: '079 765 43 21',
      service: 'Skin Care',
      date: '13/03/2026',
      time: '9:30',
      message: 'Nessun messaggio aggiuntivo',
      email: 'noreply@f4dezone.test',
      current_year: 2026,
    })
  })

  it('contain the trimmed message', () => {
    const withWords = consultationParams({ ...fields, message: ' Barba lunga ' }, about)
    expect(withWords.message).toBe('Barba lunga')
  })

  it('contain photos only when there are any', () => {
    const documented = ['name', 'phone', 'service', 'date', 'time', 'message', 'email', 'current_year']
    expect(Object.keys(params())).toEqual([...documented, 'submission_id', 'seconds_open', 'website'])
    const photos = ['https://host.test/1', 'https://host.test/2']
    const withPhotos = consultationParams(fields, { ...about, photos })
    expect(withPhotos).toEqual({ ...params(), photos: photos.join('\n') })
    expect(consultationParamsSchema.parse(withPhotos).photos).toEqual(photos)
    expect(consultationParamsSchema.parse(params()).photos).toEqual([])
  })

  it('are parsed back by the server', () => {
    expect(consultationParamsSchema.parse(params())).toMatchObject({
      service: 'skincare',
      date: '2026-03-13',
      time: '09:30',
      submission_id: mark.submissionId,
      seconds_open: 12.5,
    })
  })
})

describe('application parameters', () => {
  const fields = {
    firstName: 'Nina ',
    lastName: ' Caratti',
    nationality: ' svizzera ',
    hasWorkPermit: 'in-corso',
    maritalStatus: 'sposato',
    hasChildren: 'si',
    childrenNumber: ' 2 ',
    address: ' Via Nassa 1 ',
    phone: ' 079 765 43 21 ',
    email: ' nina@example.test ',
    socialProfiles: [
      { platform: 'instagram', url: '@nina' },
      { platform: '', url: '' },
    ],
  } as const
  const files = { photos: ['https://host.test/1', 'https://host.test/2'], cv: null }
  const about = { studioEmail: 'ciao@f4dezone.test', today: '2026-03-11', mark }
  const params = () => applicationParams(fields, files, about)

  it('contain the fields of the template (HIRE-30)', () => {
    expect(params()).toMatchObject({
      to_email: 'ciao@f4dezone.test',
      candidate_name: 'Nina Caratti',
      candidate_first_name: 'Nina',
      candidate_last_name: 'Caratti',
      candidate_email: 'nina@example.test',
      candidate_phone: '079 765 43 21',
      candidate_nationality: 'svizzera',
      candidate_address: 'Via Nassa 1',
      work_permit: 'in-corso',
      marital_status: 'sposato',
      has_children: 'si',
      children_number: '2',
      social_profiles: '[{"platform":"instagram","url":"@nina"}]',
      portfolio_images: 'https://host.test/1\nhttps://host.test/2',
      application_date: '11/03/2026',
      portfolio_count: 2,
    })
  })

  it('are N/A for children when there are none (HIRE-06)', () => {
    expect(applicationParams({ ...fields, hasChildren: 'no' }, files, about)).toMatchObject({
      has_children: 'no',
      children_number: 'N/A',
    })
  })

  it('are parsed back by the server', () => {
    expect(applicationParamsSchema.parse(params())).toMatchObject({
      children_number: 2,
      social_profiles: [{ platform: 'instagram', url: '@nina' }],
      portfolio_images: files.photos,
      cv_link: '',
    })
  })

  it('contain the link of the curriculum when there is one', () => {
    const cv = 'https://host.test/cv.pdf'
    expect(applicationParams(fields, { ...files, cv }, about).cv_link).toBe(cv)
    expect(params().cv_link).toBe('')
  })

  it('of the acknowledgement contain the fields of the template (HIRE-31)', () => {
    expect(
      acknowledgementParams({
        email: ' nina@example.test ',
        firstName: 'Nina ',
        shop: 'F4DEZONE',
        message: 'Grazie',
        today: '2026-03-11',
        submissionId: mark.submissionId,
      }),
    ).toEqual({
      to_email: 'nina@example.test',
      candidate_name: 'Nina',
      company_name: 'F4DEZONE',
      message: 'Grazie',
      application_date: '11/03/2026',
      submission_id: mark.submissionId,
    })
  })
})

it.each(['2026-03-13', '2028-02-29'])('%s survives a round trip through the Italian date', (day) => {
  expect(dayOfItalianDate(italianDate(day))).toBe(day)
})
it.each(['30/02/2026', '2026-03-13', '1/3/2026', '13/03/2026/1', '', '13/03/26'])(
  '%s is not a valid date',
  (text) => {
    expect(dayOfItalianDate(text)).toBeNull()
  },
)
it('unknown labels return null', () => {
  expect([
    serviceOfLabel('Taglio e Styling'),
    serviceOfLabel('taglio'),
    serviceOfLabel('constructor'),
  ]).toEqual(['taglio', null, null])
  expect([timeOfLabel('9:00'), timeOfLabel('09:00'), timeOfLabel('18:30'), timeOfLabel('12:00')]).toEqual([
    '09:00',
    null,
    '18:30',
    null,
  ])
})
