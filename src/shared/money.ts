/** Calculations and the database use whole centimes; the API carries CHF with two decimals. */

export function centimesToChf(centimes: number): number {
  return centimes / 100
}

/** @returns whole centimes; 0.005 rounds up */
export function chfToCentimes(chf: number): number {
  return Math.round(chf * 100)
}

export function isWholeCentimes(chf: number): boolean {
  return Math.abs(chf * 100 - chfToCentimes(chf)) < 1e-6
}

/** 1234.5 → "CHF 1'234.50", the Swiss form. */
export function formatChf(chf: number): string {
  const [francs = '0', centimes = '00'] = Math.abs(chf).toFixed(2).split('.')
  const grouped = francs.replace(/\B(?=(\d{3})+$)/g, "'")
  return `${chf < 0 ? '−' : ''}CHF ${grouped}.${centimes}`
}

/**
 * Reads a typed amount: a comma or point separates francs from centimes; apostrophes and spaces group thousands. Three digits
 * after a comma or point are ambiguous and refused.
 * @returns CHF; undefined when it is no amount
 */
export function parseChf(typed: string): number | undefined {
  const [, sign = '', francs = '', centimes = ''] = amount.exec(typed.trim()) ?? []
  return francs === '' ? undefined : Number(`${sign}${francs.replace(/\D/g, '')}.${centimes}`)
}

const amount = /^(?:CHF ?)?(-?)(\d{1,3}(?:['’ ]\d{3})+|\d+)(?:[.,](\d{0,2}))?$/i
