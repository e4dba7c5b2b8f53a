import { useLocation, useSearchParams } from 'react-router'

import { useStepBack } from '../browser/use-step-back.ts'

const openedHere = { openedHere: true }

/** @param name in the address, for example 'order' */
export function useOpened(name: string) {
  const [query, setQuery] = useSearchParams()
  const stepBack = useStepBack()
  const state: unknown = useLocation().state
  const id = query.get(name)
  const close = () => {
    if (wasOpenedHere(state)) return stepBack()
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(name)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    /** @returns the open id, and its row as `listed` if the list contains it */
    shownOf: <Row extends { _id: string }>(rows: readonly Row[] | undefined) =>
      id === null ? null : { id, listed: rows?.find(({ _id }) => _id === id), onClose: close },
    open: (id: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(name, id)
          return after
        },
        { state: openedHere, preventScrollReset: true },
      ),
  }
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state
}
