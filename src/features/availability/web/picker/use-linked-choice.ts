import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { isDay } from '#shared/calendar-time.ts'

import { type Catalog, type Choice, linkedChoice } from './choice.ts'

/**
 * Picks what a link asks for (?barber=&service=&date=) once, then takes the link out of the address: a reload
 * must not undo what the person has picked since.
 */
export function useLinkedChoice(catalog: Catalog | null, onChoice: (choice: Choice) => void): void {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const followed = useRef('')
  const barber = search.get('barber')
  const service = search.get('service')
  const date = search.get('date')
  useEffect(() => {
    const link = [barber, service, date].join('|')
    // The address changes only some renders later, and until then asks for the same again.
    if (!catalog || link === followed.current) return
    followed.current = link
    const choice = linkedChoice({ barber, service, date: date && isDay(date) ? date : null }, catalog)
    if (choice) onChoice(choice)
    if (link === '||') return
    void navigate({ search: withoutLink(search), hash }, { replace: true, preventScrollReset: true })
  }, [catalog, barber, service, date, onChoice, search, hash, navigate])
}

function withoutLink(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  for (const name of ['barber', 'service', 'date']) kept.delete(name)
  return kept.toString()
}
