/**
 * A local server that speaks the part of Twilio's Messages resource (API 2010-04-01) that the product uses:
 * https://www.twilio.com/docs/messaging/api/message-resource. It records messages, and fails when a test tells it to.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type ReceivedSms = { to: string; from: string; body: string; sid: string }

export type SmsAnswer =
  | 'taken'
  | { code: number; message: string }
  | { status: 401 | 429 | 500 | 503 }
  | 'taken without an answer'
  | 'silent'

export type SmsSandbox = {
  url: string
  account: { TWILIO_ACCOUNT_SID: string; TWILIO_AUTH_TOKEN: string; TWILIO_FROM: string; TWILIO_API: string }
  answer: (to: string) => SmsAnswer
  delay: number
  calls: () => number
  received: () => readonly ReceivedSms[]
  stop: () => Promise<void>
}

const accountSid = `AC${'0'.repeat(32)}`
const authToken = 'sandbox-token'
const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`

export async function startSmsSandbox(port = 0, from = '+41790000000'): Promise<SmsSandbox> {
  const received: ReceivedSms[] = []
  let calls = 0
  const take = (form: URLSearchParams): ReceivedSms => {
    const sms = {
      to: form.get('To') ?? '',
      from: form.get('From') ?? form.get('MessagingServiceSid') ?? '',
      body: form.get('Body') ?? '',
      sid: `SM${randomBytes(16).toString('hex')}`,
    }
    received.push(sms)
    return sms
  }
  const server = createServer((request, response) => {
    calls += 1
    void serve(request, response).catch(() => response.destroy())
  })
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request))
    await sleep(sandbox.delay)
    const refusal = refusalOf(request, form)
    if (refusal) return refuse(response, refusal)
    const answer = sandbox.answer(form.get('To') ?? '')
    if (answer === 'silent') return
    if (answer === 'taken without an answer') {
      take(form)
      response.destroy()
      return
    }
    if (answer === 'taken') return send(response, 201, resourceOf(take(form)))
    if ('status' in answer) refuse(response, troubles[answer.status])
    else refuse(response, { status: 400, ...answer })
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  const sandbox: SmsSandbox = {
    url,
    account: {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: from,
      TWILIO_API: url,
    },
    answer: () => 'taken',
    delay: 0,
    calls: () => calls,
    received: () => received,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return sandbox
}

type Refusal = { status: number; code: number; message: string }

const troubles: Record<401 | 429 | 500 | 503, Refusal> = {
  401: { status: 401, code: 20003, message: 'Authenticate' },
  429: { status: 429, code: 20429, message: 'Too Many Requests' },
  500: { status: 500, code: 20500, message: 'An internal server error has occurred' },
  503: { status: 503, code: 20503, message: 'Service unavailable' },
}

function refusalOf({ method, url, headers }: IncomingMessage, form: URLSearchParams): Refusal | undefined {
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  if (headers.authorization !== expected) return troubles[401]
  if (method !== 'POST' || url !== path)
    return { status: 404, code: 20404, message: `The requested resource ${url ?? ''} was not found` }
  const [to, body] = [form.get('To'), form.get('Body')]
  const wrong = (code: number, message: string) => ({ status: 400, code, message })
  if (!to) return wrong(21604, "A 'To' phone number is required.")
  if (!body) return wrong(21602, 'Message body is required.')
  if (!form.get('From') && !form.get('MessagingServiceSid'))
    return wrong(21603, "A 'From' phone number is required.")
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return wrong(21211, `The 'To' number ${to} is not a valid phone number.`)
  if (body.length > 1600)
    return wrong(21617, 'The concatenated message body exceeds the 1600 character limit.')
  return undefined
}

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
  const more = `https://www.twilio.com/docs/errors/${code}`
  send(response, status, { code, message, more_info: more, status })
}

function resourceOf({ sid, to, from, body }: ReceivedSms): object {
  const isService = from.startsWith('MG')
  return {
    sid,
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: new Date().toUTCString(),
    date_sent: null,
    date_updated: new Date().toUTCString(),
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: isService ? null : from,
    messaging_service_sid: isService ? from : null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'CHF',
    status: isService ? 'accepted' : 'queued',
    to,
    uri: `${path.replace('.json', '')}/${sid}.json`,
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}
