import { isTextable } from '#shared/phone.ts'

import { DeliveryFault } from '../delivery-fault.ts'
import type { Env } from '../env.ts'

/** @property to a number in the stored form, see phone.ts */
export type Sms = { to: string; text: string }

export class SmsFault extends DeliveryFault {}

export type SmsSender = {
  readonly delivers: boolean
  /** @throws SmsFault */
  send(sms: Sms): Promise<void>
}

const recordingSmsSender: SmsSender = { delivers: false, send: async () => undefined }

type TwilioAccount = {
  api: string
  accountSid: string
  authToken: string
  /** A number, a name, or the SID of a messaging service. */
  from: string
}

const timeout = 10_000
/**
 * Twilio error codes about the sender, so about our settings and not the message: https://www.twilio.com/docs/api/errors. Any
 * other 400 is about this message.
 */
const aboutSender: ReadonlySet<number> = new Set([21212, 21603, 21606, 21659, 21660, 21703, 21705])

export type TwilioSettings = Partial<
  Pick<Env, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'TWILIO_API'>
>

/** @returns a sender that sends nothing when no account is set */
export function smsSenderOf({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_API: api,
}: TwilioSettings): SmsSender {
  if (!accountSid || !authToken || !from || !api) return recordingSmsSender
  return twilioSender({ api, accountSid, authToken, from })
}

/** https://www.twilio.com/docs/messaging/api/message-resource */
function twilioSender({ api, accountSid, authToken, from }: TwilioAccount): SmsSender {
  const url = `${api.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    delivers: true,
    async send({ to, text }) {
      if (!isTextable(to)) throw new SmsFault('refused', new Error('The number takes no text messages'))
      const call = {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      } as const
      const response = await fetch(url, call).catch((error: unknown) => {
        throw new SmsFault('unreachable', asError(error))
      })
      if (response.status === 201) {
        await response.body?.cancel()
        return
      }
      throw faultOf(response.status, await bodyOf(response))
    },
  }
}

type Refusal = { code: number | undefined; message: string }

function faultOf(status: number, { code, message }: Refusal): SmsFault {
  const reason = new Error(`Twilio: ${status}${code === undefined ? '' : ` (${code})`} ${message}`.trim())
  const isAboutMessage = status === 400 && !aboutSender.has(code ?? 0)
  return new SmsFault(isAboutMessage ? 'refused' : 'unreachable', reason)
}

async function bodyOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return { code: undefined, message: '' }
  const code = 'code' in body && typeof body.code === 'number' ? body.code : undefined
  const message = 'message' in body && typeof body.message === 'string' ? body.message : ''
  return { code, message: message.slice(0, 300) }
}

/** Unwraps the cause that fetch hides behind 'fetch failed'. */
function asError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? error.cause : error
}
