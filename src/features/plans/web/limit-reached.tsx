import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Numeral } from '#ui/display/numeral.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { gatesTexts, limitMessage } from '../plans-gates.it.ts'
import type { BookingLimits } from '../plans.contract.ts'
import { barColourOf } from '../usage.rules.ts'
import { UsageBar } from './usage/usage-bar.tsx'
import { useUpgradePath } from './use-upgrade-path.ts'

import styles from './creation-gate.module.css'

const { limit: texts } = gatesTexts

type Props = { limits: BookingLimits; isReloading: boolean; onReload: () => void }

export function LimitReached({ limits, isReloading, onReload }: Props) {
  const { timeZone } = usePublicSettings()
  const upgradePath = useUpgradePath()
  const { message, current, limit, percentage, resetDate } = limits
  const hasFigures = current !== null && limit !== null && percentage !== null
  return (
    <>
      <p>{message ?? (hasFigures && limitMessage(current, limit))}</p>
      {hasFigures && (
        <div className={styles['usage']}>
          <p className="label">{texts.used}</p>
          <p className={styles['figures']}>
            <Numeral size={40}>{current}</Numeral>
            <small className="num">{texts.of(limit)}</small>
          </p>
          <UsageBar percentage={percentage} />
          <p className={`num ${styles['percentage']}`} data-colour={barColourOf(percentage)}>
            {texts.percentage(percentage)}
          </p>
        </div>
      )}
      <div className="actions">
        <Link to={upgradePath} {...buttonLook()}>
          {texts.upgrade}
        </Link>
        <BusyButton variant="outline" isBusy={isReloading} busyLabel={texts.reloading} onClick={onReload}>
          {texts.reload}
        </BusyButton>
      </div>
      <ul className={styles['tips']}>
        {texts.tips.map((tip) => (
          <li key={tip}>
            <IconArrowRight size={18} stroke={1.75} aria-hidden />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
      <p className="dim">{texts.resets(instantToWallClock(new Date(resetDate), timeZone).day)}</p>
    </>
  )
}
