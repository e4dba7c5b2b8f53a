import { type RefObject, useEffect, useRef } from 'react'

/** On phones the row of sections scrolls: the current one is brought into view, without moving the page. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const entry = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !entry) return
    row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  }, [current])
  return list
}
