import { retryAfterSeconds, platformError } from '../../http/errors.ts'
import type { Drawing, DrawnPicture } from './drawing-messages.ts'
import { createWorker, type Worker } from './drawing-worker.ts'

type Waiting = { begin: () => void; leave: () => void }

export type DrawingQueue = {
  /**
   * Draws pictures one after another. A caller that hangs up leaves the queue; a picture under way is finished.
   * @throws AppError 400; 503 when the caller has gone or the server stops
   */
  draw(drawing: Drawing, aborted: AbortSignal): Promise<DrawnPicture[]>
  /** Refuses all waiting callers; the picture under way has its own timeout. */
  stop(): void
}

/** The upload turns limit the length of this queue, see upload-limit.ts. */
function createLine(): DrawingQueue {
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
    async draw(drawing, aborted) {
      if (isBusy) await placeIn(waiting, aborted)
      else isBusy = true
      try {
        if (aborted.aborted || hasStopped) throw busyError()
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

async function placeIn(waiting: Set<Waiting>, aborted: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const place = { begin: resolve, leave: () => reject(busyError()) }
  waiting.add(place)
  aborted.addEventListener('abort', place.leave, { once: true })
  try {
    await promise
  } finally {
    waiting.delete(place)
    aborted.removeEventListener('abort', place.leave)
  }
}

const busyError = () => platformError('UNAVAILABLE', { retryAfterSeconds })

/** Strangers have their own queue and process, so they never delay an account's picture. */
export const drawingQueues = { people: createLine(), strangers: createLine() }

export function stopDrawing(): void {
  for (const line of Object.values(drawingQueues)) line.stop()
}
