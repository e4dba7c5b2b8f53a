import { type ChildProcess, fork } from 'node:child_process'

import { pictureErrorTexts } from '../../platform.it.ts'
import { pictureError } from '../errors.ts'
import type { Drawing, DrawingAnswer, DrawnPicture } from './drawing-messages.ts'

/** Milliseconds for one picture. The largest allowed picture needs one or two seconds. */
const timeLimit = 10_000
/** Milliseconds of idleness after which the process ends and frees its memory. */
const idleLimit = 30_000

export type Worker = { draw(drawing: Drawing): Promise<DrawnPicture[]> }

export function createWorker(): Worker {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  return {
    async draw(drawing) {
      clearTimeout(idle)
      child = isRunning(child) ? child : start()
      const mine = child
      try {
        return drawnOf(await ask(mine, drawing))
      } finally {
        idle = setTimeout(() => {
          child = undefined
          mine.kill('SIGKILL')
        }, idleLimit).unref()
      }
    },
  }
}

function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.connected && child.exitCode === null && child.signalCode === null
}

function start(): ChildProcess {
  const { PATH, LD_LIBRARY_PATH } = process.env
  const child = fork(new URL('drawing-process.ts', import.meta.url), {
    env: { PATH, LD_LIBRARY_PATH },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The pending call reports the failure; without a listener the event would end the server.
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return child
}

async function ask(child: ChildProcess, drawing: Drawing): Promise<DrawingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>()
  const hasDied = () => resolve({ refusal: 'PICTURE_TOO_COMPLEX' })
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit)
  child.once('message', resolve)
  child.once('exit', hasDied)
  child.once('error', reject)
  try {
    child.send(drawing, (error) => {
      if (error) hasDied()
    })
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', hasDied).off('error', reject)
  }
}

/** @throws AppError 400 */
function drawnOf(answer: DrawingAnswer): DrawnPicture[] {
  if ('drawn' in answer) return answer.drawn
  if ('refusal' in answer && isPictureError(answer.refusal)) throw pictureError(answer.refusal)
  throw new Error(`the drawing process failed: ${'fault' in answer ? answer.fault : answer.refusal}`)
}

function isPictureError(code: string): code is keyof typeof pictureErrorTexts {
  return Object.hasOwn(pictureErrorTexts, code)
}
