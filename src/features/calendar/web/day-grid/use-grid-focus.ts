import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

import { nextStop } from './grid-keys.ts'

/** Makes one stop of a grid the tab stop: the last focused one. The arrow keys move on from there. */
export function useGridFocus(grid: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // The card that was the tab stop may have been removed.
    if (grid.current?.querySelector('[data-stop][tabindex="0"]')) return
    grid.current?.querySelector('[data-stop]')?.setAttribute('tabindex', '0')
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.dataset['stop'] === undefined) return
      for (const stop of grid.current?.querySelectorAll('[data-stop][tabindex="0"]') ?? [])
        stop.setAttribute('tabindex', '-1')
      target.setAttribute('tabindex', '0')
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!grid.current || !(event.target instanceof HTMLElement)) return
      const stop = nextStop(grid.current, event.target, event.key)
      if (!stop) return
      event.preventDefault()
      stop.focus()
    },
  }
}
