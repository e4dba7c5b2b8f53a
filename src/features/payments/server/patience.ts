/** Failures in a row after which nobody answers, and the rest waits for the next time. */
const mostFailures = 3

/** For a job that asks about many: one failure is skipped, several in a row mean that nobody is there. */
export function patienceWith(expected: new (...values: never[]) => Error) {
  let failures = 0
  return {
    get isOver() {
      return failures >= mostFailures
    },
    renew() {
      failures = 0
    },
    /** @returns whether it was such a failure */
    takes(error: unknown): boolean {
      if (!(error instanceof expected)) return false
      failures += 1
      return true
    },
  }
}
