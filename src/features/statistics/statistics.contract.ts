import { z } from 'zod'

import { chf, dayText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

/** The current week (Monday to Sunday), calendar month or calendar year. */
export const timeframes = ['week', 'month', 'year'] as const
export type Timeframe = (typeof timeframes)[number]

export const retentionGroups = ['1 visita', '2-3 visite', '4-6 visite', '7+ visite'] as const

/** A plain string, so that the server can answer an unknown timeframe with its own error. */
export const timeframeQuerySchema = z.object({ timeframe: z.string().optional() })

const nameCount = z.object({ name: z.string(), count: z.int() })

const shopStatisticsSchema = z.object({
  /** Without cancelled orders. */
  orders: z.int(),
  pieces: z.int(),
  /** CHF paid minus refunds. */
  revenue: chf,
  products: z.array(nameCount),
  previousOrders: z.int(),
  previousRevenue: chf,
})
export type ShopStatistics = z.infer<typeof shopStatisticsSchema>

/**
 * Counts exclude cancelled appointments. Revenue (CHF) includes completed appointments, and confirmed ones that are over.
 * Days and months without appointments are listed with zero.
 */
export const adminStatisticsSchema = z.object({
  timeframe: z.enum(timeframes).catch('month'),
  startDate: dayText,
  endDate: dayText,
  appointmentsByDay: z.array(z.object({ day: dayText, count: z.int() })),
  revenueByDay: z.array(z.object({ day: dayText, revenue: chf })),
  appointmentsByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
  revenueByMonth: z.array(z.object({ month: z.string(), revenue: chf })),
  serviceStats: z.array(nameCount),
  /** hour: 0 to 23; only hours in which an appointment starts. */
  peakHours: z.array(z.object({ hour: z.int(), count: z.int() })),
  customerRetention: z.array(z.object({ name: z.string(), value: z.int() })),
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
    previousAppointments: z.int(),
    previousRevenue: chf,
  }),
  /** Null for a single barber, because only the shop sells products. */
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
