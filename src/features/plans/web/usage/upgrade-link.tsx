import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { planTexts } from '../../plans-screens.it.ts'
import { withStep } from '../purchase-step.ts'

/** D-SUB-15. */
export function UpgradeLink({ planName, look }: { planName: string; look: 'filled' | 'outline' }) {
  const search = withStep(new URLSearchParams(), { kind: 'choosing', highlighted: planName }).toString()
  return (
    <Link
      to={{ pathname: pages.subscription.path, search }}
      {...buttonLook(look, look === 'filled' ? 'md' : 'sm')}
    >
      {planTexts.upgrade}
    </Link>
  )
}
