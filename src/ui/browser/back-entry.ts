const mark = 'backEntryOver'

/**
 * Returns the key of the history entry below a back entry, or null for every other entry. The back button removes a back entry
 * instead of leaving the page, see `BackClosesWindows`.
 */
export function entryUnder(state: unknown): string | null {
  const { [mark]: key }: { [mark]?: unknown } = { ...(state as object | null) }
  return typeof key === 'string' ? key : null
}

export function withBackEntry(state: unknown, key: string): object {
  return { ...(state as object | null), [mark]: key }
}

export function withoutBackEntry(state: unknown): Record<string, unknown> {
  const { [mark]: _, ...rest } = { ...(state as Record<string, unknown> | null) }
  return rest
}

export function stepsBack(): number {
  const { usr }: { usr?: unknown } = { ...(window.history.state as object | null) }
  return entryUnder(usr) === null ? 1 : 2
}
