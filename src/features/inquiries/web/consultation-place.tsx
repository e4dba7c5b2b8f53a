import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useStepBack } from '#ui/browser/use-step-back.ts'

const ConsultationDialog = lazy(() => import('./consultation/consultation-dialog.tsx'))

/** Opens the wizard while the address contains '?consulenza'. */
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
    // A visitor who came by a direct link has no page of ours to go back to.
    if (pageStoodHere.current) stepBack()
    else void navigate(pathname, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense>
      <ConsultationDialog onClose={close} />
    </Suspense>
  )
}
