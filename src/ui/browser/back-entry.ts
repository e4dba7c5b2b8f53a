/** The entry of the history that the back button takes away instead of the page, see `BackClosesWindows`. */
const backEntry = 'isBackEntry'

/** The way back over it has begun and is not finished. */
let isLeaving = false

export function isBackEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && backEntry in state
}

export function withBackEntry(state: unknown): object {
  return { ...(state as object | null), [backEntry]: true }
}

export function withoutBackEntry(state: unknown): Record<string, unknown> {
  const { [backEntry]: _, ...rest } = { ...(state as Record<string, unknown> | null) }
  return rest
}

export function setLeavingBackEntry(leaving: boolean): void {
  isLeaving = leaving
}

/** How many entries lie between what is open and the one before it. */
export function stepsBack(): number {
  const { usr }: { usr?: unknown } = { ...(window.history.state as object | null) }
  return isBackEntry(usr) && !isLeaving ? 2 : 1
}
