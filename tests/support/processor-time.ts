/**
 * Returns the CPU milliseconds of this thread for the work, which other load on the machine does not change. Includes the
 * server's share of calls to a shop of openShop.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Returns the least of three runs, because the first one also pays for compiling the code. */
export async function steadyProcessorTime(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 3; turn++) times.push(await processorTime(work))
  return Math.min(...times)
}
