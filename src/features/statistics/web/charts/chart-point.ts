/** One bar; `shown` is its formatted value. */
export type ChartPoint = { key: string; label: string; value: number; shown: string }
