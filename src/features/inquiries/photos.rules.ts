/** HIRE-25, HIRE-26: limit for each photo and document. */
export const maxFileBytes = 10_485_760
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoFault =
  | { kind: 'tooMany'; most: number }
  | { kind: 'tooHeavy'; names: readonly string[] }
  | { kind: 'wrongType' }

/** HIRE-24 to HIRE-26, checked in this order. Files chosen together are accepted or rejected together. */
export function faultOfPhotos(
  chosen: readonly Pick<File, 'name' | 'size' | 'type'>[],
  { before, most }: { before: number; most: number },
): PhotoFault | null {
  if (before + chosen.length > most) return { kind: 'tooMany', most }
  const heavy = chosen.filter(({ size }) => size > maxFileBytes)
  if (heavy.length > 0) return { kind: 'tooHeavy', names: heavy.map(({ name }) => name) }
  if (chosen.some(({ type }) => !photoTypes.some((taken) => taken === type))) return { kind: 'wrongType' }
  return null
}
