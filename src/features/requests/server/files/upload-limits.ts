import type { Counter, RateLimit, RateLimits } from '#platform/http/rate-limits.ts'

const hour = 60 * 60

/** An application has six files; a few tries are granted. */
const perAddress: RateLimit = { name: 'file-uploads-address', points: 40, seconds: hour }
/** Papers are kept as heavy as they come, and an application has one. */
const papersPerAddress: RateLimit = { name: 'paper-uploads-address', points: 10, seconds: hour }
/** A flood from many addresses ends here. */
const ofTheShop: RateLimit = { name: 'file-uploads', points: 600, seconds: hour }

/** Applications that bring a curriculum, at once or by a correction: files that are kept for long. */
const curriculaPerAddress: RateLimit = { name: 'curricula-address', points: 1, seconds: 24 * hour }
/** Files for them, replaced ones too: each is written, and mailed about. */
const curriculumFilesPerAddress: RateLimit = {
  name: 'curriculum-files-address',
  points: 5,
  seconds: 24 * hour,
}

/** @param isReplaced the application has had another curriculum, which goes */
export function curriculumCounters(address: string, isReplaced: boolean): Counter[] {
  const file = { limit: curriculumFilesPerAddress, key: address }
  return isReplaced ? [file] : [{ limit: curriculaPerAddress, key: address }, file]
}

/** An application without its curriculum leaves room for another one. */
export async function forgiveCurriculum(limits: RateLimits, address: string): Promise<void> {
  await limits.forgive(curriculaPerAddress, address)
}

export function uploadCounters(address: string): Counter[] {
  return [
    { limit: perAddress, key: address },
    { limit: ofTheShop, key: 'all' },
  ]
}

/** Besides those, of a paper. */
export function paperCounters(address: string): Counter[] {
  return [{ limit: papersPerAddress, key: address }]
}
