import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useStepBack } from '#ui/browser/use-step-back.ts'

export function useOpenedAppointment() {
  const location = useLocation()
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const openedId = appointmentIn(location.state)
  const { pathname, search } = location
  const open = useCallback(
    (appointment: string) =>
      void navigate({ pathname, search }, { state: { appointment }, preventScrollReset: true }),
    [navigate, pathname, search],
  )
  const close = useCallback(() => {
    if (openedId !== null) stepBack()
  }, [stepBack, openedId])
  return { openedId, open, close }
}

function appointmentIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('appointment' in state)) return null
  return typeof state.appointment === 'string' ? state.appointment : null
}
