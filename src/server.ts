/** The process: reads the environment, starts the shop, stops it gracefully. */
import { startProduct } from './app/server/start-product.ts'
import { announce } from './app/server/announce.ts'
import { StartRefused } from './app/server/demo-mark.ts'
import { readEnv } from './platform/env.ts'

const env = readEnv(process.env)
const product = await startProduct(env).catch((error: unknown) => {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exit(1)
})
announce(product.address, env)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await product.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
