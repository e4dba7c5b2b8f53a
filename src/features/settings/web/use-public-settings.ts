import { useSyncExternalStore } from 'react'

import { call } from '#ui/http/call.ts'

import type { PublicSettings } from '../public-settings.contract.ts'
import { publicSettings } from '../public-settings.endpoints.ts'
import { defaultPublicSettings } from '../settings.defaults.ts'

/** Milliseconds. A customer who returns to the page later than this triggers a reload of the settings. */
const freshFor = 60_000

let settings = defaultPublicSettings
let askedAt = Number.NEGATIVE_INFINITY
let returning = false
let startedAt = 0
let taken = 0
const readers = new Set<() => void>()

export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(
    subscribe,
    () => settings,
    () => defaultPublicSettings,
  )
}

/** Adds the shop's name to a page's title. For `meta`, which runs again when the settings change. */
export function shopTitle(title: string): string {
  return `${title} · ${settings.name}`
}

/** Returns the current settings for `meta`; components call `usePublicSettings` instead. */
export const knownSettings = (): PublicSettings => settings

/** Discards an answer if a later read has been applied already. */
export async function readSettings(signal?: AbortSignal): Promise<PublicSettings> {
  const turn = ++startedAt
  const read = (await call(publicSettings, { signal })).data
  if (turn < taken) return settings
  taken = turn
  if (JSON.stringify(read) !== JSON.stringify(settings)) {
    settings = read
    for (const tell of readers) tell()
  }
  return read
}

export function refreshSettings(): void {
  if (readers.size > 0) void ask()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  if (askedAt === Number.NEGATIVE_INFINITY) {
    askedAt = Date.now()
    // Defer until after hydration.
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
