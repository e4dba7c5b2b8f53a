import { useEffect, useSyncExternalStore } from 'react'

/** The prompts at the foot of a page, the most urgent first. */
const order = ['update', 'cookies', 'install', 'agency'] as const
export type PromptName = (typeof order)[number]

const wanting = new Set<PromptName>()
const listeners = new Set<() => void>()

/** @param wants whether this prompt wants to be shown @returns whether it is its turn */
export function usePromptTurn(name: PromptName, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return
    change(() => wanting.add(name))
    return () => change(() => wanting.delete(name))
  }, [name, wants])
  const speaking = useSyncExternalStore(listen, next, nobody)
  return wants && speaking === name
}

export function useIsFootTaken(): boolean {
  return useSyncExternalStore(listen, next, nobody) !== null
}

let barHeight = 0

/**
 * Returns the height in pixels of the prompt bar of wide screens; 0 without one. Not a CSS property of the page, because
 * changing one restyles every element.
 */
export function useFootBarHeight(): number {
  return useSyncExternalStore(
    listen,
    () => barHeight,
    () => 0,
  )
}

/** @param height pixels; 0 when the bar is gone */
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
