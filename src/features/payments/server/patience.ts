/** Failures in a row after which nobody answers, and the rest waits for the next time. */
const mostFailures = 3

type Way = {
  /** What is thrown while nobody is there: one such failure is skipped, several in a row end it. */
  away: new (...values: never[]) => Error
  stopping: AbortSignal | undefined
}

/** For a job that asks about many. @param onFailure hears of any other failure, which keeps nobody else waiting */
export async function eachWithPatience<Item>(
  items: readonly Item[],
  { away, stopping }: Way,
  work: (item: Item) => Promise<void>,
  onFailure: (error: unknown, item: Item) => void,
): Promise<void> {
  let failures = 0
  for (const item of items) {
    if (stopping?.aborted || failures >= mostFailures) return
    try {
      await work(item)
      failures = 0
    } catch (error) {
      if (error instanceof away) failures += 1
      else onFailure(error, item)
    }
  }
}
