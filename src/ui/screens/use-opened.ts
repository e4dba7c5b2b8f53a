import { useLocation, useNavigate, useSearchParams } from 'react-router'

const openedHere = { openedHere: true }

/**
 * What of a list the address opens: a link opens it, and the back button of a phone closes it.
 * @param name in the address, for example 'order'
 */
export function useOpened(name: string) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  return {
    id: query.get(name),
    open: (id: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(name, id)
          return after
        },
        { state: openedHere, preventScrollReset: true },
      ),
    close: () => {
      if (wasOpenedHere(state)) return void navigate(-1)
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete(name)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state
}
