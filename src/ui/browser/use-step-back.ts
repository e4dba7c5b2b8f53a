import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { stepsBack } from './back-entry.ts'

/**
 * Goes one step back in the history. Ignores a second press until the first has taken effect, because it would leave the page.
 */
export function useStepBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (left.current !== key) left.current = null
  }, [key])
  return useCallback(() => {
    if (left.current === key) return
    left.current = key
    void navigate(-stepsBack())
  }, [key, navigate])
}
