import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

import { callerAddress } from '#platform/http/caller-address.ts'
import { serve } from '#platform/http/serve.ts'
import { acceptPictures, receivePicture } from '#platform/pictures/receive-picture.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../profile.endpoints.ts'
import { profileTexts as texts } from '../profile.it.ts'
import { sessionOf } from './access.ts'
import { type AccountExport, exportAccount } from './account-export.ts'
import type { AccountTrace } from './account-trace.ts'
import { chooseNewsletter, wantsNewsletter } from './choose-newsletter.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { setProfileImage } from './set-profile-image.ts'
import { updateProfile } from './update-profile.ts'

type Parts = { traces: readonly AccountTrace[]; exports: readonly AccountExport[] }

export function profileRoutes(platform: Platform, { traces, exports }: Parts): FastifyPluginAsync {
  return async (api) => {
    for (const endpoint of [endpoints.updateProfile, endpoints.patchProfile] as const)
      await serve(api, endpoint, async (request) => {
        const user = await updateProfile(platform, sessionOf(request), request.body)
        return { success: true as const, message: texts.saved, user }
      })

    await serve(api, endpoints.newsletterChoice, async (request) => ({
      newsletter: await wantsNewsletter(platform, sessionOf(request)),
    }))

    await serve(api, endpoints.chooseNewsletter, async (request) => {
      const { newsletter } = request.body
      await chooseNewsletter(platform, sessionOf(request), newsletter)
      const message = newsletter ? texts.subscribed : texts.unsubscribed
      return { success: true as const, message, newsletter }
    })

    await serve(api, endpoints.exportAccount, async (request, reply) => {
      const file = await exportAccount(platform, sessionOf(request), exports)
      reply.header('content-disposition', 'attachment; filename="i-miei-dati.json"')
      return await reply.type('application/json; charset=utf-8').send(JSON.stringify(file, null, 2))
    })

    await serve(api, endpoints.deleteAccount, async (request) => {
      const { password } = request.body
      const caller = { password, callerAddress: callerAddress(request) }
      await deleteOwnAccount(platform, sessionOf(request), caller, traces)
      return { success: true as const, message: texts.deleted }
    })

    await api.register((scope) => pictureRoutes(scope, platform))
  }
}

async function pictureRoutes(scope: FastifyInstance, platform: Platform): Promise<void> {
  await acceptPictures(scope)

  await serve(scope, endpoints.uploadProfileImage, async (request, reply) => {
    const session = sessionOf(request)
    const picture = await receivePicture(platform, request, reply, session.userId)
    const profileImage = await setProfileImage(platform, session, picture)
    return { success: true as const, message: texts.imageSaved, profileImage }
  })

  await serve(scope, endpoints.removeProfileImage, async (request) => {
    const profileImage = await setProfileImage(platform, sessionOf(request), null)
    return { success: true as const, message: texts.imageRemoved, profileImage }
  })
}
