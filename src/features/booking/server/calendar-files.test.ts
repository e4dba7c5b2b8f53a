import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { givenBarber, givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'

/** Parses calendar files with a second library, wherever the shop sends one. */
const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const barber = givenBarber(shop)
const visitor = givenVisitor(shop)
const owner = givenPerson(shop, 'admin')

function expectSound(file: string, method: string | null): ICAL.Component {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).not.toBeNull()
  expect(calendar.getFirstPropertyValue('method')).toBe(method)
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('The file has an event')
  const required = ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary']
  expect(required.filter((name) => event.getAllProperties(name).length !== 1)).toEqual([])
  return event
}

test('the calendar files of mails and pages name the shop as organizer', async () => {
  const booking = guestBooking(barber.id, { date: '2026-03-20', time: '10:00' })
  const { body } = await visitor.post('/appointments/public/appointments/guest', booking)
  const link = `/appointments/public/${body._id}`
  const page = await visitor.get(`${link}/calendar.ics?token=${body.token}`)
  await visitor.put(`${link}/cancel?token=${body.token}`, {})
  await shop.sendMessages()
  const attached = (await post.mails())
    .filter(({ recipients }) => recipients.includes(booking.email))
    .flatMap(({ attachments }) => attachments.slice(0, 1))
    .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)))
    // The mail parser converts CRLF to LF.
    .map((text) => text.replaceAll(/\r?\n/g, '\r\n'))
  expect(attached).toHaveLength(2)
  const files: [string, string][] = [
    [String(page.body), 'PUBLISH'],
    [attached[0] ?? '', 'PUBLISH'],
    [attached[1] ?? '', 'CANCEL'],
  ]
  for (const [file, method] of files) {
    const organizer = expectSound(file, method).getFirstProperty('organizer')
    expect(organizer?.getFirstValue()).toMatch(/^mailto:\S+@\S+$/i)
    expect(organizer?.getFirstParameter('cn')).toBe('F4DEZONE')
  }
})

test('the calendar feed of a barber is valid', async () => {
  await visitor.post(
    '/appointments/public/appointments/guest',
    guestBooking(barber.id, { date: '2026-03-20', time: '14:00' }),
  )
  const { body } = await owner.api.post(`/barbers/${barber.id}/calendar-feed`)
  const address = new URL(body.data.url)
  const feed = await visitor.get(`${address.pathname.replace('/api', '')}${address.search}`)
  expectSound(String(feed.body), null)
})

test('the calendar feed of a barber marks unconfirmed appointments as TENTATIVE', async () => {
  const other = await hireBarber(shop)
  for (const time of ['14:00', '15:00'])
    await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(other.id, { date: '2026-03-20', time }),
    )
  const { body: list } = await owner.api.get(
    `/appointments/barber/${other.id}?startDate=2026-03-20&endDate=2026-03-20`,
  )
  await owner.api.put(`/appointments/${list[0]._id}/status`, { status: 'pending' })
  const { body } = await owner.api.post(`/barbers/${other.id}/calendar-feed`)
  const { pathname, search } = new URL(body.data.url)
  const feed = await visitor.get(`${pathname.replace('/api', '')}${search}`)
  const states = [...String(feed.body).matchAll(/STATUS:(\w+)/g)].map(([, state]) => state)
  expect(states.filter((state) => state !== 'BUSY')).toEqual(['TENTATIVE', 'CONFIRMED'])
})
