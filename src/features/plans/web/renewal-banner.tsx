import { IconAlertTriangle, IconClock, type Icon } from '@tabler/icons-react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { pages } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { bannerTexts as texts } from '../plans-screens.it.ts'
import { daysLeft, type Urgency, urgencyOf } from './days-left.ts'
import { planDate } from './plan-formats.ts'
import { withStep } from './purchase-step.ts'
import { usePlan } from './use-plan.ts'

import styles from './renewal-banner.module.css'

const looks: Record<Urgency, { tone: string; icon: Icon }> = {
  early: { tone: 'plain', icon: IconClock },
  soon: { tone: 'wait', icon: IconClock },
  now: { tone: 'no', icon: IconAlertTriangle },
}

export function RenewalBanner() {
  const { timeZone } = usePublicSettings()
  const { day } = useShopNow()
  const { subscription } = usePlan()
  const days = daysLeft(subscription, day, timeZone)
  const lastPlan = subscription?.nextPlan ?? subscription?.plan
  if (days === null || !subscription || !lastPlan) return null
  const { tone, icon: Picture } = looks[urgencyOf(days)]
  const end = planDate(subscription.endDate, timeZone)
  const { displayName: name } = lastPlan
  const search = withStep(new URLSearchParams(), { kind: 'choosing', highlighted: lastPlan.name }).toString()
  return (
    <section className="banner" data-tone={tone} aria-label={texts.label}>
      <Picture size={20} stroke={1.75} aria-hidden />
      <p className={styles['text']}>
        <b>{subscription.cancelAtPeriodEnd ? texts.closes(name, end) : texts.ends(name, days, end)}</b>{' '}
        {texts.hint}
      </p>
      <Link to={{ pathname: pages.subscription.path, search }} {...buttonLook('outline', 'sm')}>
        {texts.renew}
      </Link>
    </section>
  )
}
