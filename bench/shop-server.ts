import { startProduct } from '#app/server/start-product.ts'
/** The product as it is served, on the database that the bench has filled. */
import { readEnv } from '#platform/env.ts'

await startProduct(readEnv(process.env))
process.send?.('ready')
