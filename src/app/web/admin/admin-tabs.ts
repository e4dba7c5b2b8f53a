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

import { withStep } from '#features/plans/web/purchase-step.ts'
import { panelTabTexts } from '#shared/pages.it.ts'

import type { PanelTab } from '../panels/panel-tab.ts'

const AuditTab = lazy(() => import('#features/audit/web/audit-tab.tsx'))
const CalendarTab = lazy(() => import('#features/calendar/web/calendar-tab.tsx'))
const TodaysCount = lazy(() => import('#features/calendar/web/todays-count.tsx'))
const ServicesTab = lazy(() => import('#features/services/web/services-tab.tsx'))
const CustomersTab = lazy(() => import('#features/customers/web/customers-tab.tsx'))
const MessagesTab = lazy(() => import('#features/messages/web/messages-tab.tsx'))
const OpenOrdersCount = lazy(() => import('#features/orders/web/open-orders-count.tsx'))
const PaymentsTab = lazy(() => import('#features/payments/web/payments-tab.tsx'))
const PlansTab = lazy(() => import('#features/plans/web/plans-tab.tsx'))
const SubscriptionTab = lazy(() => import('#features/plans/web/subscription-tab.tsx'))
const NewInquiriesCount = lazy(() => import('#features/inquiries/web/new-inquiries-count.tsx'))
const InquiriesTab = lazy(() => import('#features/inquiries/web/inquiries-tab.tsx'))
const SettingsTab = lazy(() => import('#features/settings/web/settings-tab.tsx'))
const BarbersTab = lazy(() => import('#features/barbers/web/barbers-tab.tsx'))
const StatisticsTab = lazy(() => import('#features/statistics/web/statistics-tab.tsx'))

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

const tabs = panelTabTexts.admin

const WaitingSection = lazy(() => import('./waiting-section.tsx'))
const UsersSection = lazy(() => import('./users-section.tsx'))
const ProductsSection = lazy(() => import('./products-section.tsx'))
const OrdersSection = lazy(() => import('./orders-section.tsx'))

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
  { key: 'requests', icon: IconInbox, Screen: InquiriesTab, Count: NewInquiriesCount },
  { key: 'settings', icon: IconSettings, Screen: SettingsTab },
  { key: 'audit', icon: IconHistory, Screen: AuditTab },
]

export const adminTabs: readonly PanelTab[] = [
  ...sections.map((section) => ({ ...section, label: tabs[section.key] })),
  ...developmentTabs,
]
