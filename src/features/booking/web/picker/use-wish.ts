import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

import { isDay } from '#shared/calendar-time.ts'

import { type Catalog, type Choice, wishedChoice } from './choice.ts'

/**
 * Picks what a link asks for (?barber=&service=&date=) once, then takes the wish out of the address: a reload
 * must not undo what the person has picked since.
 */
export function useWish(catalog: Catalog | null, onWish: (choice: Choice) => void): void {
  const [search, setSearch] = useSearchParams()
  const barber = search.get('barber')
  const service = search.get('service')
  const date = search.get('date')
  useEffect(() => {
    if (!catalog || (barber === null && service === null && date === null)) return
    const choice = wishedChoice({ barber, service, date: date && isDay(date) ? date : null }, catalog)
    if (choice) onWish(choice)
    setSearch(
      (before) => {
        for (const name of ['barber', 'service', 'date']) before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [catalog, barber, service, date, onWish, setSearch])
}
