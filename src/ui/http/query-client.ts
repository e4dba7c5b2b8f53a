import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'

import { isOffline, onConnectionChange } from './connection.ts'
import { HttpError } from './http-client.ts'

const freshFor = 30_000

/**
 * Creates one cache per page load. An answer such as 404 is final; a lost connection is retried once. Offline, a call fails at
 * once: one that waited for the network would act when the person is already elsewhere.
 */
export function createQueryClient(): QueryClient {
  // By default the library assumes that every page is online until the browser reports otherwise, even one opened offline.
  onlineManager.setEventListener((tell) => {
    tell(!isOffline())
    return onConnectionChange(() => tell(!isOffline()))
  })
  // By default the library notices only returning tabs, not a switch between two windows side by side.
  focusManager.setEventListener((tell) => {
    // There is no window during prerendering.
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
        // The default is off when calls do not wait for the network: reload the queries that failed offline.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(error instanceof HttpError && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
