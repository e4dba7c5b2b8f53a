import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'

import { isOffline, onConnectionChange } from './connection.ts'
import { HttpError } from './http-client.ts'

/** Milliseconds during which an answer is shown again without asking. */
const freshFor = 30_000

/**
 * One cache per page load: an answer such as 404 is final, a lost connection is tried once more. Offline a call
 * fails at once: a call that waits for the network would act after the person has gone on to something else.
 */
export function createQueryClient(): QueryClient {
  // By itself it takes every page for online until the browser says otherwise, also one that was opened without network.
  onlineManager.setEventListener((tell) => {
    tell(!isOffline())
    return onConnectionChange(() => tell(!isOffline()))
  })
  // By itself it sees only tabs that come back, not the other one of two windows that stand side by side.
  focusManager.setEventListener((tell) => {
    // While the build writes the pages there is no window.
    if (typeof window === 'undefined') return undefined
    const look = () => tell()
    window.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  })
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshFor,
        // Off by itself where calls do not wait for the network: what failed without it is asked for again.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(error instanceof HttpError && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
