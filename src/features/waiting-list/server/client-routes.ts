import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../offers.endpoints.ts'
import { waitingListTexts as texts } from '../offers.it.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { leaveWaitingList } from './leave-waiting-list.ts'
import { acceptOffer, declineOffer } from './offers/answer-offer.ts'
import { loggedOffers } from './offers/logged-offers.ts'
import { offerOfLink, presentLinkedOffer } from './offers/offer-rows.ts'
import { ownRequests } from './own-requests.ts'

const requests: RateLimit = { name: 'waiting-request', points: 20, seconds: 60 * 60 }
const links: RateLimit = { name: 'offer-link', points: 60, seconds: 15 * 60 }

export function clientWaitingListRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(
      api,
      endpoints.ownWaitingRequests,
      async (request) => await ownRequests(platform, sessionOf(request)),
    )

    await serve(api, endpoints.joinWaitingList, async (request) => {
      const session = sessionOf(request)
      await platform.rateLimits.consume([{ limit: requests, key: session.userId }])
      const joined = await joinWaitingList(platform, session, request.body)
      return { ...joined, success: true as const, message: texts.added }
    })

    await serve(api, endpoints.leaveWaitingList, async (request) => {
      await leaveWaitingList(platform, sessionOf(request), request.params.id)
      return { success: true as const, message: texts.removed }
    })

    await serve(
      api,
      endpoints.loggedOffers,
      async ({ query }) => await loggedOffers(platform.database.db, query),
    )

    await api.register(offerLinkRoutes(platform))
  }
}

function offerLinkRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await platform.rateLimits.consume([{ limit: links, key: callerAddress(request) }])
    })

    await serve(api, endpoints.linkedOffer, async ({ params, query }) => {
      const offer = await offerOfLink(platform, params.id, query.token)
      return { success: true as const, data: presentLinkedOffer(offer, platform.clock.now()) }
    })

    await serve(api, endpoints.acceptOffer, async ({ params, body }) => ({
      success: true as const,
      message: texts.accepted,
      data: await acceptOffer(platform, params.id, body.token),
    }))

    await serve(api, endpoints.declineOffer, async ({ params, body }) => ({
      success: true as const,
      message: texts.declined,
      data: await declineOffer(platform, params.id, body.token),
    }))
  }
}
