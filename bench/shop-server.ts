import { startProduct } from '#app/server/start-product.ts'
import { readEnv } from '#platform/env.ts'

await startProduct(readEnv(process.env))
process.send?.('ready')
