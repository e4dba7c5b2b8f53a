import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { sessionOf } from '#features/accounts/server/public.ts'
import { auditActor } from '#features/audit/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import {
  adminServiceSchema,
  adminServicesSchema,
  serviceChangeSchema,
  serviceDeletedSchema,
  serviceRequestSchema,
} from '../catalog.contract.ts'
import { catalogTexts as texts } from '../catalog.it.ts'
import { adminServices } from './admin-services.ts'
import { changeService } from './change-service.ts'
import { createService } from './create-service.ts'
import { deleteService } from './delete-service.ts'

const adminCall = { access: ['admin'] } as const

/** The owner's services. */
export function adminServicesRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/admin/services',
      { config: adminCall, schema: { response: { 200: adminServicesSchema } } },
      async () => await adminServices(platform),
    )

    api.post(
      '/admin/services',
      { config: adminCall, schema: { body: serviceRequestSchema, response: { 201: adminServiceSchema } } },
      async (request, reply) => {
        const service = await createService(platform, auditActor(sessionOf(request)), request.body)
        return reply.code(201).send(service)
      },
    )

    api.put(
      '/admin/services/:id',
      {
        config: adminCall,
        schema: { params: idParams, body: serviceChangeSchema, response: { 200: adminServiceSchema } },
      },
      async (request) =>
        await changeService(platform, auditActor(sessionOf(request)), request.params.id, request.body),
    )

    api.delete(
      '/admin/services/:id',
      { config: adminCall, schema: { params: idParams, response: { 200: serviceDeletedSchema } } },
      async (request) => {
        await deleteService(platform, auditActor(sessionOf(request)), request.params.id)
        return { success: true as const, message: texts.deleted }
      },
    )
  }
}
