import { useEffect, useRef } from 'react'

type Options = {
  isNew?: boolean
  isCalm?: boolean
  preventScroll?: boolean
}

/** Moves the focus to the heading when the page turns into another view, because the pressed button is gone. */
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
