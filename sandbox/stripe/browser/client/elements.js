import { localized } from './errors.js'
import { createPaymentElement, IntegrationError } from './payment-element.js'
import { callApi } from './request.js'

const insides = new WeakMap()

export function insideOf(elements) {
  return insides.get(elements)
}

export function intentIdOf(clientSecret) {
  const [, id] = /^(pi_\w+?)_secret_\w+$/.exec(String(clientSecret)) ?? []
  if (id) return id
  throw new IntegrationError(
    `Invalid value for clientSecret: should be a client secret of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
  )
}

export async function retrieveIntent(publishableKey, clientSecret) {
  const path = `payment_intents/${intentIdOf(clientSecret)}`
  const answer = await callApi(publishableKey, 'GET', path, { client_secret: clientSecret })
  return answer.error ? { error: answer.error } : { intent: answer }
}

export function createElements(publishableKey, options = {}, stripeLocale = 'auto') {
  if ('paymentMethodTypes' in options) {
    throw new IntegrationError(
      'paymentMethodTypes is no longer supported. Use allowedPaymentMethodTypes instead.',
    )
  }
  if (options.clientSecret === undefined) {
    throw new IntegrationError('The sandbox knows elements() with a clientSecret only.')
  }
  intentIdOf(options.clientSecret)
  let settings = { ...options }
  let payment = null
  const locale = () => settings.locale ?? stripeLocale

  const retrieve = async () => {
    const { intent, error } = await retrieveIntent(publishableKey, settings.clientSecret)
    return error ? { error: localized(error, locale()) } : { intent }
  }

  const elements = {
    create(type, elementOptions) {
      if (type !== 'payment') throw new IntegrationError(`The sandbox has no Element of type ${type}.`)
      if (payment) throw new IntegrationError('Can only create one Element of type payment.')
      payment = createPaymentElement({
        retrieve,
        appearance: settings.appearance,
        options: elementOptions,
        onDestroy() {
          payment = null
        },
      })
      return payment.element
    },
    getElement: (type) => (type === 'payment' && payment ? payment.element : null),
    async update(changes) {
      settings = { ...settings, ...changes }
      if (changes.appearance) payment?.inside.setAppearance(changes.appearance)
    },
    async fetchUpdates() {
      const { intent, error } = await retrieve()
      return error ? { error: { message: error.message } } : { status: intent.status }
    },
    async submit() {
      const form = payment?.inside.form
      if (!form) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
      const error = form.validate()
      return error ? { error } : { selectedPaymentMethod: form.type }
    },
    on: () => elements,
  }
  insides.set(elements, {
    get clientSecret() {
      return settings.clientSecret
    },
    get appearance() {
      return settings.appearance
    },
    get locale() {
      return locale()
    },
    get payment() {
      return payment?.inside ?? null
    },
  })
  return elements
}
