import { AppError } from '#platform/http/errors.ts'
import type { Connection, Counter, RateLimit, RateLimits } from '#platform/http/rate-limits.ts'

import { inquiriesError } from '../errors.ts'

const hour = 60 * 60

/** An application has six files; the limit allows several attempts. */
const perAddress: RateLimit = { name: 'file-uploads-address', points: 40, seconds: hour }
/** Documents are stored uncompressed, and an application has one. */
const papersPerAddress: RateLimit = { name: 'paper-uploads-address', points: 10, seconds: hour }
const ofTheShop: RateLimit = { name: 'file-uploads', points: 600, seconds: hour }

/** Applications with a curriculum, sent or added later: these files are kept long. */
const curriculaPerAddress: RateLimit = { name: 'curricula-address', points: 1, seconds: 24 * hour }
/** Curriculum files including replacements: each is stored and mailed. */
const curriculumFilesPerAddress: RateLimit = {
  name: 'curriculum-files-address',
  points: 5,
  seconds: 24 * hour,
}

/**
 * Counts a curriculum that an application brings.
 *
 * @param isReplaced the application already has a curriculum, which is deleted
 * @throws AppError 429
 */
export async function countCurriculum(
  limits: RateLimits,
  { address, isReplaced }: { address: string; isReplaced: boolean },
  connection: Connection,
): Promise<void> {
  const file = { limit: curriculumFilesPerAddress, key: address }
  const counters = isReplaced ? [file] : [{ limit: curriculaPerAddress, key: address }, file]
  await limits.consume(counters, connection).catch((error: unknown) => {
    const isLimit = error instanceof AppError && error.status === 429
    throw isLimit ? inquiriesError('CURRICULA_LIMIT', error.extras) : error
  })
}

export async function forgiveCurriculum(limits: RateLimits, address: string): Promise<void> {
  await limits.forgive(curriculaPerAddress, address)
}

export function uploadCounters(address: string): Counter[] {
  return [
    { limit: perAddress, key: address },
    { limit: ofTheShop, key: 'all' },
  ]
}

export function paperCounters(address: string): Counter[] {
  return [{ limit: papersPerAddress, key: address }]
}
