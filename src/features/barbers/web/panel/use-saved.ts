import { useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'

/** Milliseconds for which a success message stays (from the specification). */
export const savedDuration = { schedule: 3_000, services: 3_000, profile: 5_000, password: 5_000 } as const

export function useSaved(part: keyof typeof savedDuration, message: string) {
  const queries = useQueryClient()
  return async (form: { resetDirty: () => void }) => {
    await queries.invalidateQueries({ queryKey: ['barbers'] })
    form.resetDirty()
    toasts.success(message, { duration: savedDuration[part] })
  }
}
