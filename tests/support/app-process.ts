import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type AppProcess = {
  url: string
  child: ChildProcess
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Seconds, on a machine that is busy with other tests. Includes a new database and a demo shop. */
const slowestStart = 90

/** @param mostFiles limit of open files and connections of the process */
export async function startApp(
  environment: Record<string, string>,
  { mostFiles }: { mostFiles?: number } = {},
): Promise<AppProcess> {
  const port = await freePort()
  const limit = mostFiles === undefined ? '' : `ulimit -n ${mostFiles} && `
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" src/server.ts`, process.execPath], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A failed test must not leave the process behind.
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The app ended:\n${output}`)
    return await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  }, slowestStart).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

export const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret that only this test knows',
  PUBLIC_ORIGIN: 'https://shop.example',
  RATE_LIMIT_SCALE: '1',
}

/** @returns its error output and its exit code */
export async function startRefused(
  environment: Record<string, string>,
): Promise<{ said: string; exitCode: number | null }> {
  const child = spawn(process.execPath, ['src/server.ts'], {
    env: { ...process.env, ...production, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return { said, exitCode: child.exitCode }
}

/** @throws Error after `seconds` */
export async function until(condition: () => Promise<boolean> | boolean, seconds = 30): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Did not happen within ${seconds} s`)
    await sleep(100)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
