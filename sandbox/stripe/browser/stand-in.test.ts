// @vitest-environment happy-dom
import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import type {
  StripeConstructor,
  StripeElements,
  StripePaymentElementChangeEvent,
  Stripe as StripeJs,
} from '@stripe/stripe-js'
import Fastify, { type FastifyInstance } from 'fastify'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { givenPage } from '#tests/support/given-page.ts'

import { openSandbox, type OpenSandbox, publishableKey, returnUrl } from '../given.fixture.ts'

declare const window: Window & {
  Stripe: StripeConstructor & { version: string }
  happyDOM: { setURL(url: string): void }
}

let given: OpenSandbox
let shop: FastifyInstance
let base: string
let stripeJs: StripeJs
const { page, draw } = givenPage()

const assign = vi.fn<(address: string) => void>()
const ready = vi.fn<() => void>()
const loadError = vi.fn<(event: { error: { code?: string } }) => void>()
const changes: StripePaymentElementChangeEvent[] = []
let elements: StripeElements | null = null

beforeAll(async () => {
  given = await openSandbox()
  shop = Fastify({ forceCloseConnections: true })
  await shop.register(given.sandbox.routes, { prefix: '/sandbox/stripe' })
  const origin = await shop.listen({ host: '127.0.0.1', port: 0 })
  base = `${origin}/sandbox/stripe`
  window.happyDOM.setURL(`${origin}/prenota`)
  const script = await fetch(`${base}/stripe.js`)
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { src: `${base}/stripe.js` },
  })
  new Function(await script.text())()
  vi.spyOn(window.location, 'assign').mockImplementation((address) => assign(String(address)))
})

beforeEach(() => {
  stripeJs = window.Stripe(publishableKey, { locale: 'it' })
})

afterEach(() => {
  vi.clearAllMocks()
  changes.length = 0
})

afterAll(async () => {
  await shop.close()
  await given.sandbox.stop()
})

type Intent = { id: string; client_secret: string | null }

async function givenIntent(parameters: object = {}): Promise<Intent & { clientSecret: string }> {
  const intent = await given.stripe.paymentIntents.create({ amount: 4_500, currency: 'chf', ...parameters })
  return { ...intent, clientSecret: intent.client_secret ?? '' }
}

async function showForm(clientSecret: string): Promise<void> {
  const seen: StripeJs = {
    ...stripeJs,
    elements: (options: Parameters<StripeJs['elements']>[0]) => (elements = stripeJs.elements(options)),
  } as StripeJs
  const form = createElement(PaymentElement, {
    onReady: ready,
    onLoadError: loadError,
    onChange: (event) => changes.push(event),
  })
  const options = {
    clientSecret,
    appearance: { variables: { colorText: '#101010', colorPrimary: 'var(--x)' } },
  }
  await draw(createElement(Elements, { stripe: seen, options }, form))
  await vi.waitFor(() => expect(ready.mock.calls.length + loadError.mock.calls.length).toBe(1))
}

const form = () => page.querySelector('.StripeElement > div')
const inForm = (selector: string) => form()?.shadowRoot?.querySelector<HTMLInputElement>(selector)
const field = (label: string) => {
  const found = [...(form()?.shadowRoot?.querySelectorAll('label') ?? [])].find(
    ({ textContent }) => textContent?.trim() === label,
  )
  return found?.htmlFor ? inForm(`#${found.htmlFor}`) : found?.querySelector('input')
}

function type(label: string, text: string): void {
  const input = field(label)
  if (!input) throw new Error(`No field ${label}`)
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function fillCard(number = '4242424242424242'): void {
  type('Numero carta', number)
  type('Data di scadenza', '1240')
  type('Codice di sicurezza', '123')
}

async function pay(redirect: 'if_required' | 'always' = 'if_required') {
  if (!elements) throw new Error('No form')
  const confirmParams = {
    return_url: returnUrl,
    payment_method_data: { billing_details: { name: 'Giulia Bernasconi' } },
  }
  return stripeJs.confirmPayment({ elements, confirmParams, redirect: redirect as 'if_required' })
}

const dialog = () => [...document.body.children].at(-1)?.shadowRoot?.querySelector('dialog')
const press = (label: string) => {
  const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === label,
  )
  button?.click()
}

describe('the form', () => {
  it('renders with the React wrapper and Italian labels', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await showForm((await givenIntent()).clientSecret)
    expect(form()?.shadowRoot?.textContent).toContain('Modalità test')
    expect(field('Carta')?.checked).toBe(true)
    expect(field('TWINT')?.type).toBe('radio')
    expect(field('Numero carta')?.autocomplete).toBe('cc-number')
    expect(field('Data di scadenza')?.autocomplete).toBe('cc-exp')
    expect(field('Codice di sicurezza')?.getAttribute('inputmode')).toBe('numeric')
    expect(changes.at(-1)).toMatchObject({ complete: false, empty: true, value: { type: 'card' } })
    // The real form cannot see the page's custom properties, so they must not work here.
    expect(form()?.getAttribute('style')).toContain('--colorText: #101010')
    expect(form()?.getAttribute('style')).not.toContain('var(--x)')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('colorPrimary'))
  })

  it('groups card numbers and dates, and reports when it is complete', async () => {
    await showForm((await givenIntent()).clientSecret)
    fillCard()
    expect(field('Numero carta')?.value).toBe('4242 4242 4242 4242')
    expect(field('Data di scadenza')?.value).toBe('12 / 40')
    expect(changes.at(-1)).toMatchObject({ complete: true, empty: false, elementType: 'payment' })
    field('TWINT')?.click()
    expect(changes.at(-1)).toMatchObject({ complete: true, value: { type: 'twint' } })
  })

  it.each([
    ['Numero carta', '4242 4242 4242 4241', 'Il numero della carta non è valido.'],
    ['Data di scadenza', '13', 'La data di scadenza della carta non è valida.'],
    ['Data di scadenza', '12 / 20', "L'anno di scadenza della carta è passato."],
  ])('reports at once an invalid %s %s', async (label, text, sentence) => {
    await showForm((await givenIntent()).clientSecret)
    type(label, text)
    const error = inForm(`#${field(label)?.getAttribute('aria-describedby')}`)
    expect([error?.textContent, error?.hidden, error?.getAttribute('role')]).toEqual([
      sentence,
      false,
      'alert',
    ])
    expect(field(label)?.getAttribute('aria-invalid')).toBe('true')
  })

  it('reports missing fields only on submit', async () => {
    await showForm((await givenIntent()).clientSecret)
    type('Numero carta', '4242')
    expect(inForm('#number-error')?.hidden).toBe(true)
    expect(await elements?.submit()).toMatchObject({
      error: { type: 'validation_error', message: 'Il numero della carta è incompleto.' },
    })
    expect((await pay()).error).toMatchObject({ code: 'incomplete_number' })
    expect(inForm('#number-error')?.hidden).toBe(false)
  })

  it('offers only the payment methods of the intent', async () => {
    const { clientSecret } = await givenIntent({ allowed_payment_method_types: ['twint'] })
    await showForm(clientSecret)
    expect(field('Numero carta')).toBeUndefined()
    expect(changes.at(-1)).toMatchObject({ complete: true, value: { type: 'twint' } })
  })

  it.each(['succeeded', 'canceled'])('does not load for an intent that is %s', async (status) => {
    const { id, clientSecret } = await givenIntent()
    if (status === 'canceled') await given.stripe.paymentIntents.cancel(id)
    else given.sandbox.control.payments.pay({ paymentIntent: id })
    await showForm(clientSecret)
    expect(loadError.mock.calls[0]?.[0].error.code).toBe('payment_intent_unexpected_state')
    expect(ready).not.toHaveBeenCalled()
  })
})

describe('paying', () => {
  it('by card completes without leaving the page', async () => {
    const { id, clientSecret } = await givenIntent()
    await showForm(clientSecret)
    fillCard()
    const { paymentIntent } = await pay()
    expect(paymentIntent).toMatchObject({ id, status: 'succeeded' })
    expect(paymentIntent).not.toHaveProperty('metadata')
    expect(assign).not.toHaveBeenCalled()
    const { latest_charge } = await given.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(latest_charge).toMatchObject({ billing_details: { name: 'Giulia Bernasconi' } })
    expect((await stripeJs.retrievePaymentIntent(clientSecret)).paymentIntent?.status).toBe('succeeded')
  })

  it('redirects to the return address when the page requires it', async () => {
    const { id, clientSecret } = await givenIntent()
    await showForm(clientSecret)
    fillCard()
    void pay('always')
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    const { searchParams } = new URL(assign.mock.calls[0]?.[0] ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      ordine: '7',
      payment_intent: id,
      payment_intent_client_secret: clientSecret,
      redirect_status: 'succeeded',
    })
  })

  it.each([
    ['4000000000000002', 'La carta è stata rifiutata.'],
    ['4000000000009995', 'La carta non dispone di fondi sufficienti.'],
    ['4000000000000069', 'La carta è scaduta.'],
    ['4000000000000127', 'Il codice di sicurezza della carta non è corretto.'],
  ])('with %s shows the error and can be retried', async (number, message) => {
    const { clientSecret } = await givenIntent()
    await showForm(clientSecret)
    fillCard(number)
    const { error } = await pay()
    expect(error).toMatchObject({ type: 'card_error', message })
    expect(error?.payment_intent?.status).toBe('requires_payment_method')
    fillCard()
    expect((await pay()).paymentIntent?.status).toBe('succeeded')
  })

  it('shows the bank authentication in a dialog', async () => {
    const { clientSecret } = await givenIntent()
    await showForm(clientSecret)
    fillCard('4000002500003155')
    const declined = pay()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    expect(dialog()?.textContent).toContain('Modalità test')
    press('Verifica non riuscita')
    expect((await declined).error).toMatchObject({
      code: 'payment_intent_authentication_failure',
      message: expect.stringContaining('Impossibile autenticare'),
    })
    const approved = pay()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    press('Completa la verifica')
    expect((await approved).paymentIntent?.status).toBe('succeeded')
    expect(dialog()).toBeUndefined()
  })

  it('completes a pending authentication later', async () => {
    const { id, clientSecret } = await givenIntent()
    given.sandbox.control.payments.pay({ paymentIntent: id, cardNumber: '4000002760003184' })
    const next = stripeJs.handleNextAction({ clientSecret })
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    press('Completa la verifica')
    expect((await next).paymentIntent?.status).toBe('succeeded')
    expect((await stripeJs.handleNextAction({ clientSecret })).error?.type).toBe('invalid_request_error')
  })

  it('with TWINT redirects to its page under the same prefix', async () => {
    const { id, clientSecret } = await givenIntent({ description: 'Taglio <b>' })
    await showForm(clientSecret)
    field('TWINT')?.click()
    void pay()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    const address = assign.mock.calls[0]?.[0] ?? ''
    expect(address).toMatch(new RegExp(`^${base}/pages/twint/\\w{36}$`))
    const response = await fetch(address)
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    for (const text of ['Modalità test', 'Approva', 'Rifiuta', 'Abbandona', '45.00'])
      expect(html).toContain(text)
    expect(html).not.toContain('<b>')
    const decided = await fetch(address.replace('/twint/', '/attempts/'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"decision":"approve"}',
    })
    expect((await decided.json()).returnAddress).toContain('redirect_status=succeeded')
    expect((await given.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    expect(await (await fetch(address)).text()).not.toContain('Approva')
    expect((await fetch(`${base}/pages/twint/unknown`)).status).toBe(404)
  })

  it('reports api_connection_error when the server does not answer', async () => {
    const { clientSecret } = await givenIntent()
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const { error } = await stripeJs.retrievePaymentIntent(clientSecret)
    fetch.mockRestore()
    expect(error).toMatchObject({
      type: 'api_connection_error',
      message: expect.stringContaining('collegarci'),
    })
  })
})

describe('the script', () => {
  it('calls only its own origin', async () => {
    const response = await fetch(`${base}/stripe.js`)
    const script = await response.text()
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(script).not.toMatch(/https?:\/\/|\beval\b|new Function|^(import|export) /m)
    expect(window.Stripe.version).toBe('endive')
  })

  it('throws for the inputs the real one rejects', async () => {
    const { clientSecret } = await givenIntent()
    expect(() => window.Stripe('sk_test_salone')).toThrow('secret key')
    expect(() => stripeJs.elements({ clientSecret: 'pi_1' })).toThrow('client secret of the form')
    const former = { clientSecret, paymentMethodTypes: ['card'] }
    expect(() => stripeJs.elements(former as never)).toThrow('no longer supported')
    const group = stripeJs.elements({ clientSecret })
    const element = group.create('payment')
    expect(() => group.create('payment')).toThrow('Can only create one')
    expect(group.getElement('payment')).toBe(element)
    element.destroy()
    expect(group.getElement('payment')).toBeNull()
    expect(() => element.mount(page)).toThrow('destroyed')
    await expect(stripeJs.confirmPayment({ elements: group, redirect: 'if_required' })).rejects.toThrow(
      'mounted',
    )
  })

  it('throws for billing details that the form does not collect', async () => {
    const { clientSecret } = await givenIntent()
    const group = stripeJs.elements({ clientSecret })
    const element = group.create('payment', { fields: { billingDetails: { name: 'never' } } })
    element.on('ready', ready)
    element.mount(page)
    await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1))
    await expect(stripeJs.confirmPayment({ elements: group, redirect: 'if_required' })).rejects.toThrow(
      'billing_details.name',
    )
    element.destroy()
  })
})
