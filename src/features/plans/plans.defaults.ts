import { unlimited } from './usage.rules.ts'

const features = ({ hasPriority }: { hasPriority: boolean }) => [
  { name: 'Statistiche ed e‑commerce', included: true },
  { name: 'Assistenza prioritaria', included: hasPriority },
]

/**
 * Plans of a new installation. The vendor may change the figures in the table. Cards list the limits first;
 * `features` holds the rest.
 */
export const defaultPlans = [
  {
    name: 'STARTER',
    displayName: 'Starter',
    price: 29,
    icon: 'scissors',
    isRecommended: false,
    limits: { appointments: 150, emails: 300, sms: 50, barbers: 2 },
    features: features({ hasPriority: false }),
  },
  {
    name: 'BUSINESS',
    displayName: 'Business',
    price: 49,
    icon: 'building-store',
    isRecommended: true,
    limits: { appointments: 600, emails: 1500, sms: 300, barbers: 5 },
    features: features({ hasPriority: false }),
  },
  {
    name: 'ENTERPRISE',
    displayName: 'Enterprise',
    price: 99,
    icon: 'building-skyscraper',
    isRecommended: false,
    limits: { appointments: unlimited, emails: unlimited, sms: 1000, barbers: unlimited },
    features: features({ hasPriority: true }),
  },
] as const
