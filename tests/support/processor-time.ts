/**
 * Milliseconds that this thread itself worked on it, the server's share of a call to a shop of openShop included: the same
 * whatever else the machine is doing meanwhile.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The least of three: what it costs once the code has been compiled, which the first one pays for. */
export async function steadyProcessorTime(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 3; turn++) times.push(await processorTime(work))
  return Math.min(...times)
}
