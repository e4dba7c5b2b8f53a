import type { DrawnPicture } from './drawing/drawing-messages.ts'
import { drawingQueues } from './drawing/drawing-queue.ts'
import { inspectPicture } from './picture-kinds.ts'

const taken = ['jpeg', 'png', 'webp'] as const

/**
 * @param maxSide of the result, in pixels; a smaller picture keeps its size
 * @param aborted aborts when the caller hangs up
 * @throws AppError 400 for anything but a whole JPEG, PNG or WebP of a reasonable size
 */
export async function makeUpright(
  bytes: Buffer,
  maxSide: number,
  aborted: AbortSignal,
): Promise<DrawnPicture> {
  inspectPicture(bytes, taken)
  const [upright] = await drawingQueues.strangers.draw(
    { as: 'upright', bytes, taken, longestSide: maxSide },
    aborted,
  )
  if (!upright) throw new Error('nothing was drawn')
  return upright
}
