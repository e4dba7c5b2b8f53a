import { useSyncExternalStore } from 'react'

import { call } from '#ui/http/call.ts'

import type { PublicSettings } from '../studio.contract.ts'
import { defaultPublicSettings } from '../studio.defaults.ts'
import { publicSettings } from '../studio.endpoints.ts'

let settings = defaultPublicSettings
let asked = false
const readers = new Set<() => void>()

/** The shop's public settings: the documented ones at once, the live ones when they arrive. One call per page load. */
export function useStudio(): PublicSettings {
  return useSyncExternalStore(
    subscribe,
    () => settings,
    () => defaultPublicSettings,
  )
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  if (!asked) void ask()
  return () => readers.delete(reader)
}

export async function readSettings(signal?: AbortSignal): Promise<PublicSettings> {
  return (await call(publicSettings, { signal })).data
}

async function ask(): Promise<void> {
  asked = true
  try {
    settings = await readSettings()
    for (const tell of readers) tell()
  } catch {
    asked = false
  }
}
