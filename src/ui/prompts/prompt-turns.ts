import { useEffect, useSyncExternalStore } from 'react'

/** What may speak at the foot of a page, the most urgent first. */
const order = ['update', 'cookies', 'install', 'agency'] as const
export type PromptName = (typeof order)[number]

const wanting = new Set<PromptName>()
const listeners = new Set<() => void>()

/**
 * One prompt at a time: two that appear after the same two seconds would lie over each other, and over the page.
 * @param wants has something to say now
 * @returns whether it is its turn
 */
export function usePromptTurn(name: PromptName, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return
    change(() => wanting.add(name))
    return () => change(() => wanting.delete(name))
  }, [name, wants])
  const speaking = useSyncExternalStore(listen, next, nobody)
  return wants && speaking === name
}

/** Whether any of them speaks now: what lies there otherwise makes room. */
export function useIsFootTaken(): boolean {
  return useSyncExternalStore(listen, next, nobody) !== null
}

let barHeight = 0

/**
 * How high the bar is that the prompt of wide screens makes of the foot, in pixels; 0 without one. Not a property of the page's
 * styles: there a change would have every element styled again.
 */
export function useFootBarHeight(): number {
  return useSyncExternalStore(
    listen,
    () => barHeight,
    () => 0,
  )
}

/** @param height in pixels, 0 when the bar is gone */
export function tellFootBarHeight(height: number): void {
  if (height !== barHeight) change(() => (barHeight = height))
}

function next(): PromptName | null {
  return order.find((name) => wanting.has(name)) ?? null
}

function nobody(): null {
  return null
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(apply: () => void): void {
  apply()
  for (const listener of listeners) listener()
}
