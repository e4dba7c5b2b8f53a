/** Work that is done again and again, never twice at once. */
export type InTurn = {
  /** Begins in a moment; asking again until then changes nothing. A failure is the work's own to tell. */
  soon(): void
  /** Begins once what is under way is over. @returns when it is done, with its failure */
  now(): Promise<void>
}

/**
 * For what collects and is then written in one statement: written by one connection while another still writes, the
 * later batch could arrive before the earlier one, and nobody could tell when all is written.
 * @param delay milliseconds in which more may be collected
 */
export function inTurn(work: () => Promise<void>, delay: number): InTurn {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const now = () => {
    clearTimeout(timer)
    timer = undefined
    last = last.catch(() => undefined).then(work)
    return last
  }
  return {
    now,
    soon() {
      timer ??= setTimeout(() => void now().catch(() => undefined), delay)
    },
  }
}
