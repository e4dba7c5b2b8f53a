import { z } from 'zod'

import { chf, dayText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

/** week: Monday to Sunday of this week; month: this calendar month; year: this calendar year. */
export const timeframes = ['week', 'month', 'year'] as const
export type Timeframe = (typeof timeframes)[number]

export const retentionGroups = ['1 visita', '2-3 visite', '4-6 visite', '7+ visite'] as const

/** An unknown timeframe is refused with a sentence of its own. */
export const timeframeQuerySchema = z.object({ timeframe: z.string().optional() })

const nameCount = z.object({ name: z.string(), count: z.int() })

/** What the shop sold: orders that were placed in this time. */
const shopStatisticsSchema = z.object({
  /** Without those that were called off. */
  orders: z.int(),
  pieces: z.int(),
  /** CHF that were paid for them and not given back. */
  revenue: chf,
  /** Most pieces first, at most ten. */
  products: z.array(nameCount),
  /** The same, one timeframe earlier. */
  previousOrders: z.int(),
  previousRevenue: chf,
})
export type ShopStatistics = z.infer<typeof shopStatisticsSchema>

/**
 * Counts leave cancelled appointments out; revenue (CHF) is what is completed,
 * and what was confirmed and is over. Days and months without anything are there, with zero.
 */
export const adminStatisticsSchema = z.object({
  timeframe: z.enum(timeframes).catch('month'),
  /** First and last day, 'YYYY-MM-DD'. */
  startDate: dayText,
  endDate: dayText,
  appointmentsByDay: z.array(z.object({ day: dayText, count: z.int() })),
  revenueByDay: z.array(z.object({ day: dayText, revenue: chf })),
  /** month: 'YYYY-MM' */
  appointmentsByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
  revenueByMonth: z.array(z.object({ month: z.string(), revenue: chf })),
  serviceStats: z.array(nameCount),
  /** hour: 0 to 23, those with at least one start */
  peakHours: z.array(z.object({ hour: z.int(), count: z.int() })),
  /** The people who came in this time, by how often they have been here. */
  customerRetention: z.array(z.object({ /** One of `retentionGroups`. */ name: z.string(), value: z.int() })),
  barberPerformance: z.array(
    z.object({
      name: z.string(),
      appointments: z.int(),
      revenue: chf,
      /** minutes */
      averageDuration: z.number(),
    }),
  ),
  summary: z.object({
    appointments: z.int(),
    revenue: chf,
    cancelled: z.int(),
    /** The same, one timeframe earlier. */
    previousAppointments: z.int(),
    previousRevenue: chf,
  }),
  /** null of one barber, who sells nothing. */
  shop: shopStatisticsSchema.nullable(),
})
export type AdminStatistics = z.infer<typeof adminStatisticsSchema>

const totals = z.object({ total: z.number(), previousPeriod: z.number() })

/** `period` is 'YYYY-MM-DD' for week and month, 'YYYY-MM' for year. */
export const barberStatisticsSchema = z.object({
  appointments: totals,
  /** CHF */
  revenue: totals,
  /** minutes */
  duration: z.object({ average: z.number() }),
  mostPopularService: nameCount.nullable(),
  appointmentsByPeriod: z.array(z.object({ period: z.string(), count: z.int() })),
  serviceDistribution: z.array(nameCount),
  revenueByPeriod: z.array(z.object({ period: z.string(), amount: chf })),
})
export type BarberStatistics = z.infer<typeof barberStatisticsSchema>

export const calls = {
  adminStatistics: {
    query: timeframeQuerySchema.extend({ barberId: idText.optional() }),
    answer: adminStatisticsSchema,
  },
  barberStatistics: { query: timeframeQuerySchema, answer: barberStatisticsSchema },
} satisfies Calls
