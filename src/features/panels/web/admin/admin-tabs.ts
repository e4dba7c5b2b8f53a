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

/** Only `npm run dev` has it: a build drops the import with the condition. */
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

/** What is done most stands first when nobody says otherwise. */
export const firstTab = 'appointments'

export const subscriptionAddress = '?tab=subscription'
export const plansAddress = '?tab=plans'

/** To the plans, or to the payment of the one that waits for it. */
export function wayToPlan(unpaidPlan: string | null): string {
  if (unpaidPlan === null) return plansAddress
  const paying = withStep(new URLSearchParams(plansAddress), { kind: 'paying', planName: unpaidPlan })
  return `?${paying.toString()}`
}

/** The sections of the admin panel, in order. A section enters here when it exists. */
export const adminTabs: readonly PanelTab[] = [
  { key: 'subscription', label: tabs.subscription, icon: IconId, Screen: SubscriptionTab },
  { key: 'plans', label: tabs.plans, icon: IconId, Screen: PlansTab, partOf: 'subscription' },
  {
    key: 'appointments',
    label: tabs.appointments,
    icon: IconCalendar,
    Screen: CalendarTab,
    Count: TodaysCount,
  },
  { key: 'customers', label: tabs.customers, icon: IconAddressBook, Screen: CustomersTab },
  { key: 'services', label: tabs.services, icon: IconScissors, Screen: ServicesTab },
  { key: 'barbers', label: tabs.barbers, icon: IconUsers, Screen: BarbersTab },
  { key: 'users', label: tabs.users, icon: IconUser, Screen: UsersSection },
  { key: 'payments', label: tabs.payments, icon: IconCreditCard, Screen: PaymentsTab },
  { key: 'waitinglist', label: tabs.waitinglist, icon: IconHourglass, Screen: WaitingSection },
  { key: 'messages', label: tabs.messages, icon: IconMail, Screen: MessagesTab },
  { key: 'stats', label: tabs.stats, icon: IconChartBar, Screen: StatisticsTab },
  { key: 'ecommerce', label: tabs.ecommerce, icon: IconBox, Screen: ProductsSection },
  {
    key: 'orders',
    label: tabs.orders,
    icon: IconShoppingCart,
    Screen: OrdersSection,
    Count: OpenOrdersCount,
  },
  {
    key: 'requests',
    label: tabs.requests,
    icon: IconInbox,
    Screen: RequestsTab,
    Count: NewRequestsCount,
  },
  { key: 'settings', label: tabs.settings, icon: IconSettings, Screen: SettingsTab },
  { key: 'audit', label: tabs.audit, icon: IconHistory, Screen: AuditTab },
  ...developmentTabs,
]
