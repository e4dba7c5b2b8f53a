import type { ReactNode } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { barberPanelTexts as texts } from '../../barbers-panel.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { useOwnBarber } from '../use-own-barber.ts'

export function WithOwnBarber({ children }: { children: (barber: Barber) => ReactNode }) {
  const own = useOwnBarber()
  if (own.state === 'failed') return <Notice kind="error" message={texts.dataFailed} onRetry={own.retry} />
  if (own.state !== 'found') return own.state === 'loading' ? <FadeSkeleton block height={420} /> : null
  return (
    <>
      {own.isOld && <Notice kind="error" message={texts.refreshFailed} onRetry={own.retry} />}
      {children(own.barber)}
    </>
  )
}
