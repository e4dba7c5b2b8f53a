import { useEffect, useEffectEvent, useRef } from 'react'

import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

/** Same width as in chat-window.module.css, where the window covers the screen. */
const covering = '(max-width: 700px)'

export function useChatEntry() {
  return useHistoryDialog('assistant')
}

/**
 * On phones the back button closes the window instead of leaving the page.
 *
 * @param onBack called after going back while it was open
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => void) {
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
