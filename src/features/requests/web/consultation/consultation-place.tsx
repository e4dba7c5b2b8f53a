import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useStepBack } from '#ui/browser/use-step-back.ts'

const ConsultationDialog = lazy(() => import('./consultation-dialog.tsx'))

/** The wizard has an address, '/?consulenza': it is there as long as the page is at it. */
export default function ConsultationPlace() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const isOpen = new URLSearchParams(search).has('consulenza')
  const pageStoodHere = useRef(false)
  useEffect(() => {
    if (!isOpen) pageStoodHere.current = true
  }, [isOpen])
  if (!isOpen) return null
  const close = () => {
    // Whoever has come by the address has nothing of ours behind them.
    if (pageStoodHere.current) stepBack()
    else void navigate(pathname, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense>
      <ConsultationDialog onClose={close} />
    </Suspense>
  )
}
