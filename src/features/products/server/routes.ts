import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../products.endpoints.ts'
import { listProducts } from './shop/list-products.ts'
import { oneProduct } from './shop/one-product.ts'
import { soldCategories } from './shop/sold-categories.ts'

/** What the shop sells, for everybody. */
export function productsRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.products, async (request, reply) => {
      // Asked for by id to see what is different now: an order that was refused a moment ago knows it already.
      if (request.query.ids) reply.header('cache-control', 'no-store')
      return await listProducts(platform, request.query)
    })

    await serve(api, endpoints.productCategories, async () => ({
      success: true as const,
      data: await soldCategories(platform),
    }))

    await serve(api, endpoints.oneProduct, async (request) => ({
      success: true as const,
      data: await oneProduct(platform, request.params.id),
    }))
  }
}
