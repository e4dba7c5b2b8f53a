import { marketingFigures as figures } from './marketing.figures.ts'

/** The figures that a salon enters. Shares are percentages, amounts CHF. */
export type RoiInput = {
  appointmentsPerWeek: number
  averagePrice: number
  missedPercent: number
  /** Share of the missed appointments that a reminder or the waiting list saves. */
  savedPercent: number
  phoneHoursPerWeek: number
  /** Share of the phone hours that online booking saves. */
  onlinePercent: number
  /** CHF. */
  hourValue: number
  /** CHF. */
  planPerMonth: number
}
export type RoiField = Exclude<keyof RoiInput, 'planPerMonth'>

export const roiRanges: Record<RoiField, { min: number; max: number }> = {
  appointmentsPerWeek: { min: 1, max: 2000 },
  averagePrice: { min: 1, max: 1000 },
  missedPercent: { min: 0, max: 100 },
  savedPercent: { min: 0, max: 100 },
  phoneHoursPerWeek: { min: 0, max: 100 },
  onlinePercent: { min: 0, max: 100 },
  hourValue: { min: 0, max: 500 },
}
export const roiFields = Object.keys(roiRanges).filter((name): name is RoiField => name in roiRanges)

/** Cautious figures, because they promise nothing. */
export const roiExample: Record<RoiField, string> = {
  appointmentsPerWeek: '80',
  averagePrice: '38',
  missedPercent: '8',
  savedPercent: '40',
  phoneHoursPerWeek: '5',
  onlinePercent: '60',
  hourValue: '30',
}

const weeksPerMonth = 52 / 12
/** Upper limit of the amortisation, in months: salons seldom keep a system for longer. */
const maxMonths = 120

/** CHF a month. Counts text messages at the upper end, so that the estimate is not too friendly. */
export const runningPerMonth =
  (figures.hostingPerYear + figures.domainPerYear) / 12 + figures.smsPerMonth.to + figures.supportPerMonth

export type RoiResult = {
  /** CHF a month. */
  saved: number
  time: number
  gain: number
  costs: number
  net: number
  /** Whole months until the price is paid back; null if that never happens, or only after ten years. */
  months: number | null
  /** CHF after twelve months, minus the price. */
  firstYear: number
}

export function returnOf(input: RoiInput): RoiResult {
  const missed = input.appointmentsPerWeek * share(input.missedPercent)
  const saved = missed * share(input.savedPercent) * input.averagePrice * weeksPerMonth
  const time = input.phoneHoursPerWeek * share(input.onlinePercent) * input.hourValue * weeksPerMonth
  const gain = saved + time
  const costs = runningPerMonth + input.planPerMonth
  // Rounds to whole centimes: the month that pays the last centime counts as the last.
  const net = Math.round((gain - costs) * 100) / 100
  const months = net > 0 ? Math.ceil(figures.discountedPrice / net) : Number.POSITIVE_INFINITY
  return {
    saved,
    time,
    gain,
    costs,
    net,
    months: months <= maxMonths ? months : null,
    firstYear: net * 12 - figures.discountedPrice,
  }
}

/**
 * Reads numbers as people type them: '1’200', "1'200", '37,50', '8 %'.
 * @returns null if the text is no number or out of range
 */
export function readRoiField(field: RoiField, typed: string): number | null {
  const text = typed.trim().replace(/\s*(?:%|CHF)$/i, '')
  if (!/^(?:\d{1,3}(?:['’\s]\d{3})+|\d{1,6})(?:[.,]\d{1,2})?$/.test(text)) return null
  const number = Number(text.replace(/['’\s]/g, '').replace(',', '.'))
  const { min, max } = roiRanges[field]
  return number >= min && number <= max ? number : null
}

export function paidBack(net: number, months = 24): { month: number; share: number }[] {
  return Array.from({ length: months }, (_, index) => ({
    month: index + 1,
    share: Math.min(1, Math.max(0, (net * (index + 1)) / figures.discountedPrice)),
  }))
}

function share(percent: number): number {
  return percent / 100
}
