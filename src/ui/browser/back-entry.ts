const mark = 'backEntryOver'

/**
 * The key of the history entry that a back entry lies over, or null for every other entry. The back button takes a back
 * entry away instead of the page, see `BackClosesWindows`.
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

/** How many entries lie between what is open and the one before it. */
export function stepsBack(): number {
  const { usr }: { usr?: unknown } = { ...(window.history.state as object | null) }
  return entryUnder(usr) === null ? 1 : 2
}
