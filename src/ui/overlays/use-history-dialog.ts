import { useLocation, useNavigate } from 'react-router'

/** A dialog that is an entry of the history, so that the back button of a phone closes it and not the page. */
export function useHistoryDialog(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const opened = recordOf(location.state)['dialog'] === name
  return {
    opened,
    open: () => {
      const { pathname, search, hash } = location
      const state = { ...recordOf(location.state), dialog: name }
      void navigate({ pathname, search, hash }, { state, preventScrollReset: true })
    },
    close: () => {
      if (opened) void navigate(-1)
    },
  }
}

function recordOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
