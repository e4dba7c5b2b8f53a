import { constants, setPriority } from 'node:os'

import { AppError } from '../../http/errors.ts'
import { drawSquares } from './draw-squares.ts'
import { drawUpright } from './draw-upright.ts'
import type { Drawing, DrawingAnswer, DrawnPicture } from './drawing-messages.ts'

/**
 * A separate process, which the server can kill and which knows no secrets. Its low priority leaves the processor to bookings.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Signals of a terminal or a service manager also reach this process, but the server decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// A decoder at work would delay an orderly exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (drawing: Drawing) => {
  void answerOf(drawing).then((answer) => process.send?.(answer))
})

async function answerOf(drawing: Drawing): Promise<DrawingAnswer> {
  try {
    return { drawn: await draw(drawing) }
  } catch (error) {
    return error instanceof AppError ? { refusal: error.code } : { fault: String(error) }
  }
}

async function draw(drawing: Drawing): Promise<DrawnPicture[]> {
  const bytes = Buffer.from(drawing.bytes)
  return drawing.as === 'squares'
    ? await drawSquares(bytes, drawing.taken, drawing.crop)
    : [await drawUpright(bytes, drawing.taken, drawing.longestSide)]
}
