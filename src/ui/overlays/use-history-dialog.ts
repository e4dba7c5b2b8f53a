import { useLocation, useNavigate } from 'react-router'

import { withoutBackEntry } from '../browser/back-entry.ts'
import { useStepBack } from '../browser/use-step-back.ts'

/**
 * A dialog that is an entry of the history, so that the back button of a phone closes it and not the page. One may open over
 * another: the entry knows all that are open there.
 */
export function useHistoryDialog(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const opened = dialogsIn(location.state).includes(name)
  return {
    opened,
    open: () => {
      // After a reload its entry may be there without it.
      if (opened) return
      const { pathname, search, hash, state } = location
      void navigate({ pathname, search, hash }, { state: withDialog(name, state), preventScrollReset: true })
    },
    // Of the entry as it is now: whoever waits for an answer may have gone back meanwhile, and is not led back once more.
    close: () => {
      if (dialogsIn(recordOf(window.history.state)['usr']).includes(name)) stepBack()
    },
  }
}

/** What an entry of the history says while this dialog is open on it, too: for whoever leads to a page with its dialog. */
export function withDialog(name: string, state?: unknown) {
  return { ...withoutBackEntry(state), dialogs: [...dialogsIn(state), name] }
}

function dialogsIn(state: unknown): unknown[] {
  const { dialogs } = recordOf(state)
  return Array.isArray(dialogs) ? dialogs : []
}

function recordOf(state: unknown): Record<string, unknown> {
  return { ...(state as object | null) }
}
