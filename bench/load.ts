import { Agent, request } from 'node:http'

import autocannon from 'autocannon'

export type Load = { perSecond: number; mean: number; p95: number; p99: number; failures: number }

const usualConnections = 10

/** @param path returns the n-th request's path, so that requests differ */
export async function loadReads(
  url: string,
  path: (n: number) => string,
  seconds: number,
  connections = usualConnections,
): Promise<Load> {
  let count = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: path(count++) }) }],
  })
  return {
    perSecond: result.requests.average,
    mean: result.latency.mean,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: usualConnections })

export async function loadWrites(url: string, bodies: readonly unknown[]): Promise<Load> {
  const latencies: number[] = []
  let failures = 0
  let next = 0
  const worker = async () => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      const started = performance.now()
      const status = await post(url, JSON.stringify(body))
      latencies.push(performance.now() - started)
      if (status !== 201) failures += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: usualConnections }, worker))
  const seconds = (performance.now() - started) / 1000
  const sorted = latencies.toSorted((first, second) => first - second)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const mean = latencies.reduce((sum, latency) => sum + latency, 0) / latencies.length
  return { perSecond: bodies.length / seconds, mean, p95: at(0.95), p99: at(0.99), failures }
}

/** Does as little work as possible, because the load shares two cores with the server that it measures. */
function post(url: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end(body)
  })
}
