import type { FastifyPluginAsync } from 'fastify'

import { callerAddress } from '#platform/http/caller-address.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../assistant.endpoints.ts'
import { suggestionsFor } from './answers/reply-to.ts'
import { callerOf } from './asker.ts'
import { answerMessage } from './chat/answer-message.ts'
import { limitOpenings, limitReads, limitVotes } from './chat/chat-limits.ts'
import { openConversation } from './chat/open-conversation.ts'
import { voteAnswer } from './chat/vote-answer.ts'
import { listFaqs, searchFaqs } from './find-faqs.ts'

export function assistantRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    // Answers are personal and must not be cached.
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    await serve(api, endpoints.openChat, async (request) => {
      await limitOpenings(platform, callerAddress(request))
      const { sessionId, metadata } = request.body
      const caller = await callerOf(platform, request)
      const page = metadata?.currentPage ?? ''
      const opened = await openConversation(platform, { ...caller, secret: sessionId, page })
      return { success: true as const, ...opened }
    })

    await serve(api, endpoints.sendMessage, async (request) => {
      const { sessionId, message, context } = request.body
      const answered = await answerMessage(platform, {
        ...(await callerOf(platform, request)),
        secret: sessionId,
        text: message,
        page: context?.currentPage ?? '',
        address: callerAddress(request),
      })
      return { success: true as const, ...answered }
    })

    await serve(api, endpoints.sendFeedback, async (request) => {
      await limitVotes(platform, callerAddress(request))
      const { sessionId, messageId, feedback } = request.body
      const { helpful, rating = null, comment = null } = feedback
      const { session } = await callerOf(platform, request)
      await voteAnswer(platform, { session, secret: sessionId, messageId, helpful, rating, comment })
      return { success: true as const }
    })

    await serve(api, endpoints.listFaqs, async (request) => {
      await limitReads(platform, callerAddress(request))
      const { category, limit } = request.query
      const { asker } = await callerOf(platform, request)
      return {
        success: true as const,
        data: await listFaqs(platform, asker, { category: category || undefined, limit }),
      }
    })

    await serve(api, endpoints.searchFaqs, async (request) => {
      await limitReads(platform, callerAddress(request))
      const { query, limit } = request.query
      const { asker } = await callerOf(platform, request)
      return { success: true as const, data: await searchFaqs(platform, asker, { query, limit }) }
    })

    await serve(api, endpoints.contextualHelp, async (request) => {
      await limitReads(platform, callerAddress(request))
      const { asker } = await callerOf(platform, request)
      return { success: true as const, suggestions: suggestionsFor(asker, request.query.currentPage) }
    })

    await serve(api, endpoints.chatHealth, async () => {
      await platform.database.db.selectFrom('chats').select('id').limit(1).execute()
      return { success: true as const, status: 'ok' as const }
    })
  }
}
