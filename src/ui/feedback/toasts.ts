import type { ReactElement } from 'react'
import type { toast } from 'react-hot-toast/headless'

type Toast = typeof toast

/** Milliseconds on the screen. Hover and focus pause the clock. */
export const toastDurations = { success: 2000, error: 4000, blank: 4000, loading: Infinity } as const
/** The limit of react-hot-toast; the oldest toast leaves first. */
export const toastLimit = 20
const mergeWindow = 1000

export type ToastKind = keyof typeof toastDurations
type Options = { duration?: number }

/** The library loads with the toaster, after the page. Until then toasts wait here, by id. */
let library: Toast | null = null
const waiting = new Map<string, (present: Toast) => void>()
let count = 0

export function attachToasts(present: Toast): void {
  library = present
  for (const show of waiting.values()) show(present)
  waiting.clear()
}

function whenAttached(id: string, show: (present: Toast) => void): void {
  if (library) show(library)
  else waiting.set(id, show)
}

const recent = new Map<string, { id: string; shownAt: number }>()

export const toasts = {
  success: (message: string, options?: Options) => show('success', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
  blank: (message: string, options?: Options) => show('blank', message, options),
  loading: (message: string) => show('loading', message),
  /**
   * Stays until its id is dismissed; showing the same id again replaces the content. The content must announce itself to screen
   * readers.
   */
  lasting: (id: string, content: ReactElement) =>
    whenAttached(id, (present) =>
      present(content, { id, duration: Infinity, ariaProps: { role: 'status', 'aria-live': 'off' } }),
    ),
  dismiss: (id: string) => {
    waiting.delete(id)
    library?.dismiss(id)
  },
}

/** @returns the id that dismisses it */
function show(kind: ToastKind, message: string, { duration = toastDurations[kind] }: Options = {}): string {
  const now = Date.now()
  const key = `${kind}:${message}`
  const twin = recent.get(key)
  if (twin && now - twin.shownAt < mergeWindow) return twin.id
  const id = `toast-${++count}`
  whenAttached(id, (present) => {
    const speak = kind === 'blank' ? present : present[kind]
    speak(message, { id, duration, ariaProps: announcements[kind] })
  })
  for (const [old, { shownAt }] of recent) if (now - shownAt >= mergeWindow) recent.delete(old)
  recent.set(key, { id, shownAt: now })
  return id
}

const announcements = {
  success: { role: 'status', 'aria-live': 'polite' },
  blank: { role: 'status', 'aria-live': 'polite' },
  loading: { role: 'status', 'aria-live': 'polite' },
  error: { role: 'alert', 'aria-live': 'assertive' },
} as const
