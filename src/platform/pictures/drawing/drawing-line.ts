import { comeBackAfter, platformError } from '../../http/errors.ts'
import type { Drawing, DrawnPicture } from './drawing-messages.ts'
import { createWorker, type Worker } from './drawing-worker.ts'

type Waiting = { begin: () => void; leave: () => void }

export type DrawingLine = {
  /**
   * Draws one picture after another. A caller who hangs up leaves the line; a picture that is being drawn is drawn to its end.
   * @throws AppError 400, 503 for a caller who has gone or while the server stops
   */
  draw(drawing: Drawing, gone: AbortSignal): Promise<DrawnPicture[]>
  /** Sends away everybody who waits; the picture under way has its time limit. */
  stop(): void
}

/** How many may wait is limited by the turns of uploads, see upload-turns.ts. */
function createLine(): DrawingLine {
  const worker: Worker = createWorker()
  const waiting = new Set<Waiting>()
  let isBusy = false
  let hasStopped = false
  const next = () => {
    const [first] = waiting
    isBusy = first !== undefined
    first?.begin()
  }
  return {
    async draw(drawing, gone) {
      if (isBusy) await placeIn(waiting, gone)
      else isBusy = true
      try {
        if (gone.aborted || hasStopped) throw sentAway()
        return await worker.draw(drawing)
      } finally {
        next()
      }
    },
    stop() {
      hasStopped = true
      for (const { leave } of waiting) leave()
    },
  }
}

async function placeIn(waiting: Set<Waiting>, gone: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const place = { begin: resolve, leave: () => reject(sentAway()) }
  waiting.add(place)
  gone.addEventListener('abort', place.leave, { once: true })
  try {
    await promise
  } finally {
    waiting.delete(place)
    gone.removeEventListener('abort', place.leave)
  }
}

const sentAway = () => platformError('UNAVAILABLE', { retryAfterSeconds: comeBackAfter })

/** Strangers have a line and a process of their own: they never delay an account's picture. */
export const drawingLines = { people: createLine(), strangers: createLine() }

export function stopDrawing(): void {
  for (const line of Object.values(drawingLines)) line.stop()
}
