import { useSyncExternalStore } from 'react'

import { type AttemptKey, createAttemptKey } from '../http/attempt-key.ts'

/**
 * Keeps a person's input for this tab: it survives a reload or a step back, while another tab starts empty. A blocked or
 * corrupt storage counts as empty.
 */
export function createSessionDraft<Draft>(
  key: string,
  isDraft: (value: unknown) => value is Draft,
  empty: Draft,
) {
  const listeners = new Set<() => void>()
  const attempts = new Map<string, AttemptKey>()
  let current: Draft | undefined

  const read = (): Draft => {
    current ??= stored(key, isDraft) ?? empty
    return current
  }
  const write = (draft: Draft): void => {
    if (draft === current) return
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
    subscribe,
    empty,
    update: (change: (draft: Draft) => Draft): void => write(change(read())),
    clear: (): void => {
      for (const attempt of attempts.values()) attempt.finish()
      write(empty)
    },
    attempt: (name = 'attempt'): AttemptKey => {
      const attempt = attempts.get(name) ?? createAttemptKey({ storedAs: `${key}:${name}` })
      attempts.set(name, attempt)
      return attempt
    },
    useDraft: (): Draft => useSessionDraft({ read, subscribe, empty }),
  }
}

type SessionDraft<Draft> = ReturnType<typeof createSessionDraft<Draft>>

/** Empty in the first render, which must equal the prerendered HTML. */
export function useSessionDraft<Draft>({
  read,
  subscribe,
  empty,
}: Pick<SessionDraft<Draft>, 'read' | 'subscribe' | 'empty'>): Draft {
  return useSyncExternalStore(subscribe, read, () => empty)
}

/** Whether a stored object has these fields and each one fits. Written by hand, because the schema library loads later. */
export function hasFields<Name extends string>(
  value: unknown,
  names: readonly Name[],
  fits: (field: unknown) => boolean,
): value is Record<Name, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return names.every((name) => fits(fields[name]))
}

export const isFlag = (value: unknown) => typeof value === 'boolean'
export const isText = (value: unknown) => typeof value === 'string'
export const isTextOrNull = (value: unknown) => value === null || isText(value)

function stored<Draft>(key: string, isDraft: (value: unknown) => value is Draft): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

function store(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Private mode or a full storage: the draft lasts as long as the page.
  }
}
