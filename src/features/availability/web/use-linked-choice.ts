import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { isDay, isTimeOfDay } from '#shared/calendar-time.ts'

import { type Catalog, type Choice, linkedChoice } from './choice.ts'

/**
 * Applies the choice of a link (?barber=&service=&date=&time=) once and removes it from the address, so that a reload does not
 * undo later choices.
 */
export function useLinkedChoice(catalog: Catalog | null, onChoice: (choice: Choice) => void): void {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const followed = useRef('')
  const barber = search.get('barber')
  const service = search.get('service')
  const date = search.get('date')
  const time = search.get('time')
  useEffect(() => {
    const link = [barber, service, date, time].join('|')
    // The address changes some renders later, and repeats the link until then.
    if (!catalog || link === followed.current) return
    followed.current = link
    const choice = linkedChoice(
      {
        barber,
        service,
        date: date && isDay(date) ? date : null,
        time: time && isTimeOfDay(time) ? time : null,
      },
      catalog,
    )
    if (choice) onChoice(choice)
    if (link === '|||') return
    void navigate({ search: withoutLink(search), hash }, { replace: true, preventScrollReset: true })
  }, [catalog, barber, service, date, time, onChoice, search, hash, navigate])
}

function withoutLink(search: URLSearchParams): string {
  const params = new URLSearchParams(search)
  for (const name of ['barber', 'service', 'date', 'time']) params.delete(name)
  return params.toString()
}
