import type { Crop } from '#shared/pictures.ts'

import { drawingQueues } from './drawing/drawing-queue.ts'
import { inspectPicture } from './picture-kinds.ts'

export type Square = { size: number; content: Buffer }

const taken = ['jpeg', 'png'] as const

/** @param gone aborts when the caller hangs up @throws AppError 400 for anything but a whole JPEG or PNG of a reasonable size */
export async function makeSquares(
  bytes: Buffer,
  crop: Crop | undefined,
  gone: AbortSignal,
): Promise<Square[]> {
  inspectPicture(bytes, taken)
  const drawn = await drawingQueues.people.draw({ as: 'squares', bytes, taken, crop }, gone)
  return drawn.map(({ width, content }) => ({ size: width, content }))
}
