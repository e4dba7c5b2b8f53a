import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'

import { Chip } from '#ui/display/chip.tsx'

import { gatesTexts as texts } from '../plans-gates.it.ts'
import type { Usage } from '../plans.contract.ts'
import { badgesOf } from './badges.ts'

import styles from './plan-line.module.css'

type Props = {
  isActive: boolean
  planName: string | null
  usage: Usage | null
  to: string
}

export default function PlanLine({ isActive, planName, usage, to }: Props) {
  return (
    <div className={styles['line']}>
      <Link to={to} className={styles['plan']}>
        <Chip tone={isActive ? 'ok' : 'wait'} icon={isActive ? IconCheck : IconLock}>
          {isActive ? texts.plan.active : texts.plan.required}
        </Chip>{' '}
        {planName !== null && <b>{planName}</b>}
      </Link>
      {usage &&
        badgesOf(usage).map(({ resource, current, limit, percentage, colour }) => (
          <Link key={resource} to={to} className={`num ${styles['badge']}`} data-colour={colour}>
            <IconAlertTriangle size={14} stroke={2.2} aria-hidden />
            <span>{texts.badge(resource, percentage)}</span>{' '}
            <span className="vh">{texts.badgeMeans(current, limit)}</span>
          </Link>
        ))}
    </div>
  )
}
