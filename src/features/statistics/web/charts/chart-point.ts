/** One bar: `shown` is its value in words. */
export type ChartPoint = { key: string; label: string; value: number; shown: string }
