import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

import { actorOf, sessionOf } from '#features/accounts/server/access.ts'
import { auditActor } from '#features/accounts/server/audit-actor.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../admin-products.endpoints.ts'
import { productsTexts as texts } from '../products.it.ts'
import { changeInventory } from './admin/change-inventory.ts'
import { changeProduct } from './admin/change-product.ts'
import { createProduct } from './admin/create-product.ts'
import { deleteProduct } from './admin/delete-product.ts'
import { listAllProducts } from './admin/list-all-products.ts'
import { acceptProductForms, drawSentPicture, sentPictureOf } from './admin/product-form.ts'
import { listMovements } from './list-movements.ts'

export function adminProductsRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(
      api,
      endpoints.adminProducts,
      async (request) => await listAllProducts(platform, request.query),
    )

    await api.register((scope) => formRoutes(scope, platform))

    await serve(api, endpoints.deleteProduct, async (request) => {
      await deleteProduct(platform, actorOf(request), request.params.id)
      return { success: true as const, message: texts.deleted }
    })

    await serve(api, endpoints.changeInventory, async (request) => {
      const session = sessionOf(request)
      const key = idempotencyKeyOf(request, `${session.userId} ${request.params.id}`)
      const data = await changeInventory(platform, auditActor(session), request.params.id, request.body, key)
      return { success: true as const, message: texts.stockChanged, data }
    })

    await serve(
      api,
      endpoints.stockMovements,
      async (request) => await listMovements(platform, request.params.id, request.query),
    )
  }
}

async function formRoutes(scope: FastifyInstance, platform: Platform): Promise<void> {
  await acceptProductForms(scope, platform)

  await serve(scope, endpoints.createProduct, async (request) => {
    const session = sessionOf(request)
    const key = idempotencyKeyOf(request, session.userId, sentPictureOf(request))
    const picture = await drawSentPicture(platform, request)
    const data = await createProduct(platform, auditActor(session), request.body, picture, key)
    return { success: true as const, message: texts.created, data }
  })

  await serve(scope, endpoints.changeProduct, async (request) => {
    const actor = actorOf(request)
    const picture = await drawSentPicture(platform, request)
    const data = await changeProduct(platform, actor, request.params.id, request.body, picture)
    return { success: true as const, message: texts.updated, data }
  })
}
