/** The process: reads the environment, starts the shop, stops it gracefully. */
import { startProduct } from './app/server/start-product.ts'
import { announce } from './app/server/announce.ts'
import { readEnv } from './platform/env.ts'

const env = readEnv(process.env)
const product = await startProduct(env)
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
