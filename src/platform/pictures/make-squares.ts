import type { Crop } from '#shared/pictures.ts'

import { drawingQueues } from './drawing/drawing-queue.ts'
import { inspectPicture } from './picture-kinds.ts'

export type SquarePicture = { size: number; content: Buffer }

const taken = ['jpeg', 'png'] as const

/** @param aborted aborts when the caller hangs up @throws AppError 400 for anything but a whole JPEG or PNG of a reasonable size */
export async function makeSquares(
  bytes: Buffer,
  crop: Crop | undefined,
  aborted: AbortSignal,
): Promise<SquarePicture[]> {
  inspectPicture(bytes, taken)
  const drawn = await drawingQueues.people.draw({ as: 'squares', bytes, taken, crop }, aborted)
  return drawn.map(({ width, content }) => ({ size: width, content }))
}
