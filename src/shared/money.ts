/** Money is whole centimes in every sum and in the database; the wire carries CHF with two decimals. */

export function centimesToChf(centimes: number): number {
  return centimes / 100
}

/** @returns whole centimes; 0.005 rounds up. */
export function chfToCentimes(chf: number): number {
  return Math.round(chf * 100)
}

/** 1234.5 → "CHF 1'234.50", as Swiss people write amounts. */
export function formatChf(chf: number): string {
  const [francs = '0', centimes = '00'] = Math.abs(chf).toFixed(2).split('.')
  const grouped = francs.replace(/\B(?=(\d{3})+$)/g, "'")
  return `${chf < 0 ? '-' : ''}CHF ${grouped}.${centimes}`
}
