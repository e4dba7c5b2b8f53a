import { IconChartBar, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { planTexts, usageTexts as texts } from '../../plans-screens.it.ts'
import type { Subscription } from '../../plans.contract.ts'
import { plansTexts } from '../../plans.it.ts'
import { WaitingPayment } from '../chooser/waiting-payment.tsx'
import { ReloadFigures } from './reload-figures.tsx'

import styles from './usage-states.module.css'

export function FiguresPlaceholder() {
  return (
    <>
      <p role="status" className={styles['loading']}>
        <span className={styles['pole']} aria-hidden="true" />
        {texts.loading}
      </p>
      <div className={styles['cards']}>
        {['appointments', 'emails', 'sms', 'barbers'].map((resource) => (
          <FadeSkeleton key={resource} block height={172} />
        ))}
      </div>
      <FadeSkeleton block height={226} />
    </>
  )
}

export function FiguresFailed({ error }: { error: Error }) {
  return (
    <Notice
      kind="error"
      title={texts.failedTitle}
      message={
        <>
          <span>{messageOf(error, texts.failed)}</span>
          <br />
          <span>{texts.fallbackFailed}</span>
        </>
      }
      action={
        <button type="button" {...buttonLook('outline', 'sm')} onClick={() => window.location.reload()}>
          {texts.reloadPage}
        </button>
      }
    />
  )
}

export function PlanRequired({ subscription }: { subscription: Subscription | null }) {
  const status = subscription?.status ?? 'inactive'
  const isOver = status === 'expired' || status === 'cancelled'
  return (
    <>
      <WaitingPayment subscription={subscription} />
      {isOver && <Notice message={plansTexts.blocked[status]} />}
      <EmptyState
        icon={<IconLock size={28} stroke={1.75} />}
        title={texts.requiredTitle}
        text={status === 'inactive' ? texts.required : texts.inactive(status)}
        action={
          <Link
            to={pages.subscription.path}
            {...buttonLook(status === 'pending_payment' ? 'outline' : 'filled')}
          >
            {texts.choose}
          </Link>
        }
      />
    </>
  )
}

export function FiguresMissing() {
  return (
    <EmptyState
      icon={<IconChartBar size={28} stroke={1.75} />}
      title={texts.missingTitle}
      text={texts.missing}
      action={
        <div className="row">
          <ReloadFigures />
          <Link to={pages.subscription.path} {...buttonLook('outline', 'sm')}>
            {planTexts.manage}
          </Link>
        </div>
      }
    />
  )
}
