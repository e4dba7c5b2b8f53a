import { useSyncExternalStore } from 'react'

import { call } from '#ui/http/call.ts'

import type { PublicSettings } from '../studio.contract.ts'
import { defaultPublicSettings } from '../studio.defaults.ts'
import { publicSettings } from '../studio.endpoints.ts'

/** Milliseconds after which somebody who comes back to the page is shown what stands now. */
const freshFor = 60_000

let settings = defaultPublicSettings
let askedAt = Number.NEGATIVE_INFINITY
let returning = false
/** The last read that was begun, and the last one whose answer was taken. */
let begun = 0
let taken = 0
const readers = new Set<() => void>()

/** The shop's public settings: the documented ones at once, the live ones when they arrive, and newer ones when they are read. */
export function useStudio(): PublicSettings {
  return useSyncExternalStore(
    subscribe,
    () => settings,
    () => defaultPublicSettings,
  )
}

/** A page's title with the shop's name. For `meta`, which is asked again when the settings have changed. */
export function shopTitle(title: string): string {
  return `${title} · ${settings.name}`
}

/** What is known now. For `meta`; components have `useStudio`. */
export const knownSettings = (): PublicSettings => settings

/** Whoever shows some of it is told what has changed. An answer that a newer one has overtaken is shown to nobody. */
export async function readSettings(signal?: AbortSignal): Promise<PublicSettings> {
  const turn = ++begun
  const read = (await call(publicSettings, { signal })).data
  if (turn < taken) return settings
  taken = turn
  if (JSON.stringify(read) !== JSON.stringify(settings)) {
    settings = read
    for (const tell of readers) tell()
  }
  return read
}

/** Reads them again, where they are shown; what cannot be read stays as it is. */
export function refreshSettings(): void {
  if (readers.size > 0) void ask()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  if (askedAt === Number.NEGATIVE_INFINITY) {
    askedAt = Date.now()
    // Not in the piece of work in which the page comes alive.
    setTimeout(() => void ask())
  }
  if (!returning) document.addEventListener('visibilitychange', askOnReturn)
  returning = true
  return () => readers.delete(reader)
}

function askOnReturn(): void {
  if (document.visibilityState === 'visible' && Date.now() - askedAt >= freshFor) refreshSettings()
}

async function ask(): Promise<void> {
  askedAt = Date.now()
  try {
    await readSettings()
  } catch {
    askedAt = Number.NEGATIVE_INFINITY
  }
}
