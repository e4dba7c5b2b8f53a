import { useEffect, useRef } from 'react'

type Options = {
  /** The first view is a change too. */
  isNew?: boolean
  /** Nothing else on the page is more urgent. */
  isCalm?: boolean
  preventScroll?: boolean
}

/** A page that turns into another one moves the focus to its new heading: the button that led there is gone. */
export function useHeadingFocus(shown: string, options: Options = {}) {
  const { isNew = false, isCalm = true, preventScroll = false } = options
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(isNew ? null : shown)
  useEffect(() => {
    if (last.current !== shown && isCalm) heading.current?.focus({ preventScroll })
    last.current = shown
  }, [shown, isCalm, preventScroll])
  return heading
}
