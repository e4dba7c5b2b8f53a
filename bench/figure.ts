export type Figure = { what: string; measured: string; against: string; goal: string; met: boolean }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function round(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export const heading = '| What | Measured | Against, same run | Goal | Met |\n|---|---|---|---|---|'

export function line({ what, measured, against, goal, met }: Figure): string {
  return `| ${what} | ${measured} | ${against} | ${goal} | ${met ? 'yes' : '**no**'} |`
}

export function table(figures: readonly Figure[]): string {
  return [heading, ...figures.map(line)].join('\n')
}
