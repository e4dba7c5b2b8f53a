export type ChartPoint = { key: string; label: string; value: number; shown: string }
