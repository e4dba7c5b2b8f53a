import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { refreshSettings } from '#features/studio/web/public.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { AdminSettings, SettingsRequest } from '../settings.contract.ts'
import { adminSettings, saveSettings, testMail } from '../settings.endpoints.ts'

/** Live events read everything below 'settings' again. */
const settingsKey = ['settings', 'admin']
/** Milliseconds: the server itself waits for the mail server. */
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
    // Somebody else may have saved: the form shows what has become of it.
    onError: () => queries.invalidateQueries({ queryKey: settingsKey }),
  })
}

export function useTestMail() {
  return useMutation({ mutationFn: async () => (await call(testMail, { timeout: mailTimeout })).data })
}
