import { useEffect, useRef } from 'react'

/** A form that a button opens takes the focus to its first field. @returns the ref of the element around it */
export function useFocusInside<Element extends HTMLElement>(isOpen: boolean) {
  const root = useRef<Element>(null)
  useEffect(() => {
    if (isOpen) root.current?.querySelector('input')?.focus()
  }, [isOpen])
  return root
}
