export type SerialRunner = {
  /** Starts after the delay; further calls until then change nothing. The work must report its failures itself. */
  soon(): void
  /** @returns resolves when the run after the one under way is done, or rejects with its failure */
  now(): Promise<void>
}

/**
 * For work that collects items and writes them in one statement. Parallel writes could arrive out of order, and the end of all
 * writes would be unknown.
 * @param delay milliseconds in which more may be collected
 */
export function createSerialRunner(work: () => Promise<void>, delay: number): SerialRunner {
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
