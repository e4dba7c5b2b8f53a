import { useEffect, useEffectEvent, useRef } from 'react'

import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

/** Where it covers the screen, see chat-window.module.css. */
const covering = '(max-width: 700px)'

/** The open window is an entry of the history where it covers the screen. */
export function useChatEntry() {
  return useHistoryDialog('assistant')
}

/**
 * On a phone the button for back closes it, and not the page.
 * @param onBack it was gone back from while it was open
 */
export function useBackCloses(isOpen: boolean, onBack: () => void) {
  const { opened, open, close } = useChatEntry()
  const wasEntry = useRef(false)
  const goBack = useEffectEvent(() => {
    if (isOpen) onBack()
  })
  useEffect(() => {
    if (wasEntry.current && !opened) goBack()
    wasEntry.current = opened
  }, [opened])
  return {
    enter: () => {
      if (!opened && matchMedia(covering).matches) open()
    },
    leave: close,
  }
}
