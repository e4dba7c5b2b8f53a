import { useLocation, useNavigate } from 'react-router'

/** A dialog that is an entry of the history, so that the back button of a phone closes it and not the page. */
export function useHistoryDialog(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const opened = dialogOf(location.state) === name
  return {
    opened,
    open: () => {
      const { pathname, search, hash } = location
      void navigate({ pathname, search, hash }, { state: { dialog: name }, preventScrollReset: true })
    },
    close: () => {
      if (opened) void navigate(-1)
    },
  }
}

function dialogOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : null
}
