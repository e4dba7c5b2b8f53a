import { useLocation, useNavigate } from 'react-router'

/**
 * A dialog that is an entry of the history, so that the back button of a phone closes it and not the page. One may open over
 * another: the entry knows all that are open there.
 */
export function useHistoryDialog(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const before = recordOf(location.state)
  const dialogs: unknown[] = Array.isArray(before['dialogs']) ? before['dialogs'] : []
  const opened = dialogs.includes(name)
  return {
    opened,
    open: () => {
      const { pathname, search, hash } = location
      const state = { ...before, dialogs: [...dialogs, name] }
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
