import { describe, expect, it } from 'vitest'

import { givenSandbox, publishableKey, refusalOf, secretKey, stripeClient } from '../given.fixture.ts'
import { decodeForm } from './form-encoding.ts'

const given = givenSandbox()
const version = { 'stripe-version': '2026-10-28.endive' }
const bearer = { ...version, authorization: `Bearer ${secretKey}` }

async function post(path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(`${given.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const intents = '/v1/payment_intents'

describe('a request', () => {
  it('requires a known key', async () => {
    const { error } = (await post(intents, 'amount=100&currency=chf', version)).body
    expect(error).toMatchObject({ type: 'invalid_request_error' })
    const stranger = stripeClient(given.port, { key: 'sk_test_stranger' })
    expect(await refusalOf(stranger.paymentIntents.list())).toMatchObject({
      name: 'StripeAuthenticationError',
      statusCode: 401,
      message: 'Invalid API Key provided: sk_test_****nger',
    })
    const byBody = await post(intents, `amount=100&currency=chf&key=${secretKey}`, version)
    expect(byBody.status).toBe(401)
  })

  it('requires our API version', async () => {
    const { status, body } = await post(intents, 'amount=100&currency=chf', {
      ...bearer,
      'stripe-version': '2024-06-20',
    })
    expect([status, body.error.type]).toEqual([400, 'invalid_request_error'])
  })

  it('has its own request id in the answer', async () => {
    const first = await post(intents, 'amount=100&currency=chf', bearer)
    const second = await post(intents, 'amount=100&currency=chf', bearer)
    expect(first.headers.get('request-id')).toMatch(/^req_/)
    expect(first.headers.get('request-id')).not.toBe(second.headers.get('request-id'))
  })

  it('returns 404 for another path', async () => {
    const { status, body } = await post('/v1/charges', 'amount=100', bearer)
    expect([status, body.error.message]).toEqual([404, 'Unrecognized request URL (POST: /v1/charges).'])
  })

  it('rejects unknown parameters at any depth and names all of them', async () => {
    const encoded = 'amount=100&currency=chf&automatic_payment_methods[enabled]=true'
    const { body } = await post(intents, `${encoded}&automatic_payment_methods[x]=1`, bearer)
    expect(body.error).toMatchObject({ code: 'parameter_unknown', param: 'automatic_payment_methods[x]' })
    const both = await post(intents, `${encoded}&a=1&__proto__=2`, bearer)
    expect(both.body.error.message).toBe('Received unknown parameters: a, __proto__')
  })

  it.each([
    ['expand[0]=nonsense', 'expand'],
    ['expand[0]=latest_charge.refunds.data', 'expand'],
    ['description=', 'description'],
    ['receipt_email=nobody', 'receipt_email'],
    ['return_url=javascript:alert(1)', 'return_url'],
    ['statement_descriptor_suffix=12', 'statement_descriptor_suffix'],
    ['customer[x]=1', 'customer'],
    ['automatic_payment_methods[enabled]=yes', 'automatic_payment_methods[enabled]'],
    [
      'allowed_payment_method_types[0]=card&automatic_payment_methods[enabled]=true',
      'allowed_payment_method_types',
    ],
  ])('returns 400 for %s', async (parameters, param) => {
    const { status, body } = await post(intents, `amount=100&currency=chf&${parameters}`, bearer)
    expect([status, body.error.param]).toEqual([400, param])
  })

  it('with a publishable key sees one intent by its secret, without private fields', async () => {
    const { id, client_secret } = await given.stripe.paymentIntents.create({
      amount: 100,
      currency: 'chf',
      metadata: { booking: 'b1' },
    })
    const see = async (parameters: Record<string, string>) => {
      const query = new URLSearchParams({ key: publishableKey, ...parameters })
      const response = await fetch(`${given.url}${intents}/${id}?${query}`, { headers: version })
      return { status: response.status, body: await response.json() }
    }
    expect((await see({})).status).toBe(400)
    expect((await see({ client_secret: `${id}_secret_guessed` })).status).toBe(400)
    const { status, body } = await see({ client_secret: client_secret ?? '' })
    expect([status, body.id, body.amount]).toEqual([200, id, 100])
    for (const hidden of ['metadata', 'customer', 'latest_charge']) expect(body).not.toHaveProperty(hidden)
    const list = await fetch(`${given.url}${intents}?key=${publishableKey}`, { headers: version })
    expect([list.status, (await list.json()).error.code]).toEqual([401, 'secret_key_required'])
  })
})

describe('an idempotency key', () => {
  it('replays a declined payment without paying again', async () => {
    const key = { ...bearer, 'idempotency-key': crypto.randomUUID() }
    const pay = 'amount=100&currency=chf&confirm=true&return_url=https://a.test'
    const first = await post(intents, `${pay}&payment_method=pm_card_chargeDeclined`, key)
    const second = await post(intents, `${pay}&payment_method=pm_card_chargeDeclined`, key)
    expect([first.status, second.status]).toEqual([402, 402])
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(first.headers.get('idempotent-replayed')).toBeNull()
  })

  it('is not used up by a call with invalid parameters', async () => {
    const key = { ...bearer, 'idempotency-key': crypto.randomUUID() }
    expect((await post(intents, 'amount=x&currency=chf', key)).status).toBe(400)
    expect((await post(intents, 'amount=100&currency=chf', key)).status).toBe(200)
  })

  it('returns 409 while its first call is running', async () => {
    given.sandbox.control.calls.fail({ kind: 'payment_intents.create', fault: 'slow', milliseconds: 300 })
    const idempotencyKey = crypto.randomUUID()
    const create = () =>
      given.stripe.paymentIntents.create({ amount: 100, currency: 'chf' }, { idempotencyKey })
    const first = create()
    await expect
      .poll(() => given.sandbox.control.calls.received().at(-1)?.idempotencyKey)
      .toBe(idempotencyKey)
    expect(await refusalOf(create())).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    expect((await create().catch(() => first)).id).toBe((await first).id)
  })

  it('expires after a day', async () => {
    const options = { idempotencyKey: crypto.randomUUID() }
    const create = () => given.stripe.paymentIntents.create({ amount: 100, currency: 'chf' }, options)
    const first = await create()
    given.sandbox.control.clock.advance({ milliseconds: 24 * 3_600_000 - 60_000 })
    expect((await create()).id).toBe(first.id)
    given.sandbox.control.clock.advance({ milliseconds: 120_000 })
    expect((await create()).id).not.toBe(first.id)
  })
})

describe('form encoding', () => {
  it('decodes objects, lists and dangerous names', () => {
    const form = decodeForm('a[b][0]=x&a[b][1]=y&c[]=1&c[]=2&metadata[__proto__]=z&d=%5B%C3%A8%5D')
    expect(JSON.parse(JSON.stringify(form))).toEqual(
      JSON.parse('{"a":{"b":["x","y"]},"c":["1","2"],"metadata":{"__proto__":"z"},"d":"[è]"}'),
    )
    expect(Object.prototype).not.toHaveProperty('z')
  })

  it.each(['a[b=1', '[a]=1', 'a[b]c=1', 'a=1&a[b]=2', `a${'[a]'.repeat(20)}=1`])('rejects %s', (encoded) => {
    expect(() => decodeForm(encoded)).toThrow('Invalid parameter name')
  })
})
