import { Link } from 'react-router'

import { gatesTexts } from '#features/plans/plans-gates.it.ts'
import { isLimitReached } from '#features/plans/web/plan-refusal.ts'
import { useUpgradePath } from '#features/plans/web/use-upgrade-path.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

type Props = {
  error: unknown
  fallback: string
}

/** ERR-29. */
export function BarberFailure({ error, fallback }: Props) {
  const message = messageOf(error, fallback)
  return isLimitReached(error) ? <NoRoom message={message} /> : <Notice kind="error" message={message} />
}

function NoRoom({ message }: { message: string }) {
  const upgradePath = useUpgradePath()
  return (
    <Notice
      kind="error"
      title={gatesTexts.barbers.full}
      message={message}
      action={
        <Link to={upgradePath} {...buttonLook('outline', 'sm')}>
          {gatesTexts.barbers.upgrade}
        </Link>
      }
    />
  )
}
