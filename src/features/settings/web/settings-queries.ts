import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { AdminSettings, SettingsRequest } from '../settings.contract.ts'
import { adminSettings, saveSettings, testMail } from '../settings.endpoints.ts'
import { refreshSettings } from './use-public-settings.ts'

/** Live events invalidate every key that starts with 'settings'. */
const settingsKey = ['settings', 'admin']
/** Milliseconds. Longer than the server's own timeout for the mail server. */
const mailTimeout = 25_000

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: async ({ signal }): Promise<AdminSettings> =>
    (await call(adminSettings, { signal, timeout: staffTimeout })).data,
})

export function useSaveSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: SettingsRequest) =>
      (await call(saveSettings, { body, timeout: staffTimeout })).data,
    onSuccess: (saved) => {
      queries.setQueryData(settingsKey, saved)
      refreshSettings()
    },
    // Another user may have saved first; reload, so that the form can show the changes.
    onError: () => queries.invalidateQueries({ queryKey: settingsKey }),
  })
}

export function useTestMail() {
  return useMutation({ mutationFn: async () => (await call(testMail, { timeout: mailTimeout })).data })
}
