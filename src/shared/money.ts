/** Money is whole centimes in every sum and in the database; the wire carries CHF with two decimals. */

export function centimesToChf(centimes: number): number {
  return centimes / 100
}

/** @returns whole centimes; 0.005 rounds up. */
export function chfToCentimes(chf: number): number {
  return Math.round(chf * 100)
}

/** Whether there is a coin for it: no more than two decimals. */
export function isWholeCentimes(chf: number): boolean {
  return Math.abs(chf * 100 - chfToCentimes(chf)) < 1e-6
}

/** 1234.5 → "CHF 1'234.50", as Swiss people write amounts. */
export function formatChf(chf: number): string {
  const [francs = '0', centimes = '00'] = Math.abs(chf).toFixed(2).split('.')
  const grouped = francs.replace(/\B(?=(\d{3})+$)/g, "'")
  return `${chf < 0 ? '−' : ''}CHF ${grouped}.${centimes}`
}

/**
 * What somebody typed as an amount: comma and point both part francs from centimes, apostrophes and spaces part the
 * thousands. Three digits after a comma or a point may be either, so they are nothing rather than a guess.
 * @returns CHF; undefined for what is no amount
 */
export function parseChf(typed: string): number | undefined {
  const [, sign = '', francs = '', centimes = ''] = amount.exec(typed.trim()) ?? []
  return francs === '' ? undefined : Number(`${sign}${francs.replace(/\D/g, '')}.${centimes}`)
}

const amount = /^(?:CHF ?)?(-?)(\d{1,3}(?:['’ ]\d{3})+|\d+)(?:[.,](\d{0,2}))?$/i
