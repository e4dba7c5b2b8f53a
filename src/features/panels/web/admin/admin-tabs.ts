import {
  IconAddressBook,
  IconBox,
  IconCalendar,
  IconChartBar,
  IconCreditCard,
  IconFlask,
  IconHistory,
  IconHourglass,
  IconId,
  IconInbox,
  IconMail,
  IconScissors,
  IconSettings,
  IconShoppingCart,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { lazy } from 'react'

import { AuditTab } from '#features/audit/web/public.ts'
import { CalendarTab, TodaysCount } from '#features/calendar/web/public.ts'
import { ServicesTab } from '#features/catalog/web/public.ts'
import { CustomersTab } from '#features/customers/web/public.ts'
import { MessagesTab } from '#features/messages/web/public.ts'
import { OpenOrdersCount } from '#features/orders/web/public.ts'
import { PaymentsTab } from '#features/payments/web/public.ts'
import { PlansTab, SubscriptionTab, withStep } from '#features/plans/web/public.ts'
import { NewRequestsCount, RequestsTab } from '#features/requests/web/public.ts'
import { SettingsTab } from '#features/settings/web/public.ts'
import { BarbersTab } from '#features/staff/web/public.ts'
import { StatisticsTab } from '#features/statistics/web/public.ts'

import { panelTexts } from '../../panels.it.ts'
import type { PanelTab } from '../panel-tab.ts'

/** Only `npm run dev` has this section: a build drops the import together with the condition. */
const developmentTabs: readonly PanelTab[] = import.meta.env.DEV
  ? [
      {
        key: 'test',
        label: 'Test',
        icon: IconFlask,
        Screen: lazy(() => import('../development/test-tab.tsx')),
      },
    ]
  : []

const { tabs } = panelTexts.admin

const WaitingSection = lazy(() => import('./waiting-section.tsx'))
const UsersSection = lazy(() => import('./users-section.tsx'))
const ProductsSection = lazy(() => import('./shop/products-section.tsx'))
const OrdersSection = lazy(() => import('./shop/orders-section.tsx'))

export const firstTab = 'appointments'

export const subscriptionAddress = '?tab=subscription'
export const plansAddress = '?tab=plans'

export function wayToPlan(unpaidPlan: string | null): string {
  if (unpaidPlan === null) return plansAddress
  const paying = withStep(new URLSearchParams(plansAddress), { kind: 'paying', planName: unpaidPlan })
  return `?${paying.toString()}`
}

type Section = Omit<PanelTab, 'key' | 'label'> & { key: keyof typeof tabs }

const sections: readonly Section[] = [
  { key: 'subscription', icon: IconId, Screen: SubscriptionTab },
  { key: 'plans', icon: IconId, Screen: PlansTab, partOf: 'subscription' },
  { key: 'appointments', icon: IconCalendar, Screen: CalendarTab, Count: TodaysCount },
  { key: 'customers', icon: IconAddressBook, Screen: CustomersTab },
  { key: 'services', icon: IconScissors, Screen: ServicesTab },
  { key: 'barbers', icon: IconUsers, Screen: BarbersTab },
  { key: 'users', icon: IconUser, Screen: UsersSection },
  { key: 'payments', icon: IconCreditCard, Screen: PaymentsTab },
  { key: 'waitinglist', icon: IconHourglass, Screen: WaitingSection },
  { key: 'messages', icon: IconMail, Screen: MessagesTab },
  { key: 'stats', icon: IconChartBar, Screen: StatisticsTab },
  { key: 'ecommerce', icon: IconBox, Screen: ProductsSection },
  { key: 'orders', icon: IconShoppingCart, Screen: OrdersSection, Count: OpenOrdersCount },
  { key: 'requests', icon: IconInbox, Screen: RequestsTab, Count: NewRequestsCount },
  { key: 'settings', icon: IconSettings, Screen: SettingsTab },
  { key: 'audit', icon: IconHistory, Screen: AuditTab },
]

export const adminTabs: readonly PanelTab[] = [
  ...sections.map((section) => ({ ...section, label: tabs[section.key] })),
  ...developmentTabs,
]
