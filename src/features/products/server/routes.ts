import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../products.endpoints.ts'
import { activeCategories } from './active-categories.ts'
import { listProducts } from './list-products.ts'
import { readProduct } from './read-product.ts'

export function productsRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.products, async (request, reply) => {
      // No caching: the cart asks by id after a refused order, and needs the newest data.
      if (request.query.ids) reply.header('cache-control', 'no-store')
      return await listProducts(platform, request.query)
    })

    await serve(api, endpoints.productCategories, async () => ({
      success: true as const,
      data: await activeCategories(platform),
    }))

    await serve(api, endpoints.oneProduct, async (request) => ({
      success: true as const,
      data: await readProduct(platform, request.params.id),
    }))
  }
}
