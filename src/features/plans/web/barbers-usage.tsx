import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { checkTexts } from '../plans-checks.it.ts'
import { gatesTexts } from '../plans-gates.it.ts'
import type { ResourceUsage } from '../plans.contract.ts'
import { barbersRoomOf } from './barbers-room.ts'
import { UsageBar } from './usage/usage-bar.tsx'

import styles from './barbers-usage.module.css'

const { barbers: texts } = gatesTexts

const tones = { plenty: 'plain', near: 'wait', full: 'no' } as const

type Props = {
  usage: ResourceUsage | undefined
  hasFailed: boolean
  upgradePath: string
  onRetry: () => void
  id?: string | undefined
}

/** ABAR-01. */
export default function BarbersUsage({ usage, hasFailed, upgradePath, onRetry, id }: Props) {
  if (hasFailed) return <Notice kind="error" message={checkTexts.limitsFailed} onRetry={onRetry} />
  if (!usage) return <FadeSkeleton block height={52} />
  const { current, limit, percentage, remaining } = usage
  const room = barbersRoomOf(usage)
  return (
    <section className={styles['banner']} data-tone={tones[room]} aria-label={texts.label}>
      {room !== 'plenty' && <IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      <div className={styles['words']} id={id}>
        {room === 'full' && <p className={styles['full']}>{texts.full}</p>}
        <p className="num">{`${texts.used(current, limit)}${room === 'near' ? ` ${texts.near(remaining)}` : ''}`}</p>
        {room === 'full' && <p>{texts.fullHint}</p>}
      </div>
      <div className={styles['bar']}>
        <UsageBar percentage={percentage} />
      </div>
      {room !== 'plenty' && (
        <Link to={upgradePath} {...buttonLook('outline', 'sm')}>
          {texts.upgrade}
        </Link>
      )}
    </section>
  )
}
