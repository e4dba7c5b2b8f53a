import { announce } from '#app/server/announce.ts'
import { StartRefused } from '#app/server/demo/demo-mark.ts'
import { startProduct } from '#app/server/start-product.ts'
import { readEnv } from '#platform/env.ts'

/** Milliseconds that calls in progress, the current mail and the database get to finish. */
const timeout = 20_000

const env = readEnv(process.env)
const product = await startProduct(env).catch((error: unknown) => {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exit(1)
})
announce(product.address, env)

let stopping: number | undefined
async function stop(): Promise<void> {
  /* A second signal exits at once. Signals within one second count as one: Ctrl-C sends one from the terminal and one from
     `npm start`. */
  if (stopping !== undefined && performance.now() - stopping > 1_000) process.exit(1)
  if (stopping !== undefined) return
  stopping = performance.now()
  setTimeout(() => {
    process.stderr.write(`Not everything had stopped after ${timeout / 1000} s\n`)
    process.exit(1)
  }, timeout).unref()
  await product.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
