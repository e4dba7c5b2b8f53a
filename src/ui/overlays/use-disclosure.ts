import { useCallback, useEffect, useRef, useState } from 'react'

export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = useCallback(() => setIsOpen((before) => !before), [])

  useEffect(() => {
    const listeners = new AbortController()
    if (isOpen) closeOnOutsideEvents(root.current, close, listeners.signal)
    return () => listeners.abort()
  }, [isOpen, close])

  return { isOpen, toggle, close, root }
}

function closeOnOutsideEvents(root: HTMLElement | null, close: () => void, signal: AbortSignal): void {
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && root?.contains(target))) close()
  }
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    root?.querySelector('button')?.focus()
  }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('keydown', escape, { signal })
}
