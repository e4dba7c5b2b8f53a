import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

import { serverFlags } from '../scripts/lib/node.mjs'

export type Server = {
  url: string
  peakMemory: () => number
  stop: () => Promise<void>
}

export async function startServer(
  script: string,
  port: number,
  environment: Record<string, string>,
): Promise<Server> {
  const path = new URL(script, import.meta.url).pathname
  const child = fork(path, {
    execArgv: serverFlags,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${script} ended before it was ready`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    peakMemory() {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) / 1024
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
