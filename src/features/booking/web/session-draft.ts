import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

/**
 * What a person has entered so far, kept for this tab: a reload or a step back loses nothing, another tab and
 * the next person start empty. Storage that is blocked or corrupt counts as empty.
 */
export function createSessionDraft<Draft>(key: string, schema: z.ZodType<Draft>, empty: Draft) {
  const listeners = new Set<() => void>()
  let current: Draft | undefined

  const read = (): Draft => {
    current ??= stored(key, schema) ?? empty
    return current
  }
  const write = (draft: Draft): void => {
    current = draft
    store(key, draft)
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    read,
    write,
    update: (change: (draft: Draft) => Draft): void => write(change(read())),
    clear: (): void => write(empty),
    /** Empty in the first render, which must equal the HTML written at build time. */
    useDraft: (): Draft => useSyncExternalStore(subscribe, read, () => empty),
  }
}

function stored<Draft>(key: string, schema: z.ZodType<Draft>): Draft | null {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}

function store(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // private mode or a full store: the draft lives as long as the page
  }
}
