import type { Day } from '#shared/calendar-time.ts'
import type { StreamState } from '#ui/http/event-stream.ts'

export type Notice = {
  id: number
  what: string
  details: string
  date: Day
  at: Date
}

type LiveNotices = { stream: StreamState; notices: readonly Notice[]; unseen: number }

const maxNotices = 30
export const noNotices: LiveNotices = { stream: 'open', notices: [], unseen: 0 }

let current = noNotices
let count = 0
const readers = new Set<() => void>()

export const currentNotices = () => current

export function subscribeToNotices(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

export function addNotice(notice: Omit<Notice, 'id' | 'at'>): void {
  const added = { ...notice, id: ++count, at: new Date() }
  change({ notices: [added, ...current.notices].slice(0, maxNotices), unseen: current.unseen + 1 })
}

export function seeNotices(): void {
  change({ unseen: 0 })
}

export function setLiveState(stream: StreamState): void {
  change({ stream })
}

function change(next: Partial<LiveNotices>): void {
  current = { ...current, ...next }
  for (const reader of readers) reader()
}
