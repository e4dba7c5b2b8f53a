import type { ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'

/** Milliseconds on the screen. Hover and focus stop the clock. */
export const toastDurations = { success: 2000, error: 4000, blank: 4000, loading: Infinity } as const
/** As many as react-hot-toast keeps; the oldest leaves first. */
export const toastLimit = 20
/** The same words again within this time are the same toast. Milliseconds. */
const mergeWindow = 1000

export type ToastKind = keyof typeof toastDurations
type Options = { duration?: number }

const recent = new Map<string, { id: string; shownAt: number }>()

export const toasts = {
  success: (message: string, options?: Options) => show('success', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
  blank: (message: string, options?: Options) => show('blank', message, options),
  /** Stays until the returned id is dismissed. */
  loading: (message: string) => show('loading', message),
  /** Stays until its id is dismissed and may be shown again with other words; it announces itself or nothing. */
  lasting: (id: string, content: ReactElement) =>
    toast(content, { id, duration: Infinity, ariaProps: { role: 'status', 'aria-live': 'off' } }),
  dismiss: (id: string) => toast.dismiss(id),
}

/** @returns the id to dismiss it by */
function show(kind: ToastKind, message: string, { duration = toastDurations[kind] }: Options = {}): string {
  const now = Date.now()
  const key = `${kind}:${message}`
  const twin = recent.get(key)
  if (twin && now - twin.shownAt < mergeWindow) return twin.id
  const present = kind === 'blank' ? toast : toast[kind]
  const id = present(message, { duration, ariaProps: announcements[kind] })
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
