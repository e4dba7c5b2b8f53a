import type { ReactNode } from 'react'

import type { Barber } from '#features/barbers/barbers.contract.ts'
import { useOwnBarber } from '#features/barbers/web/public.ts'
import { barberPanelTexts as texts } from '#features/staff/staff-panel.it.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

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
