import { startProduct } from '#app/server/start-product.ts'
/** The real product, on the database that the bench has filled. */
import { readEnv } from '#platform/env.ts'

await startProduct(readEnv(process.env))
process.send?.('ready')
