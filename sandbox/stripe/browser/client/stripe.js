import { askForApproval } from './approval-dialog.js'
import { createElements, insideOf, intentIdOf, retrieveIntent } from './elements.js'
import { localized } from './errors.js'
import { IntegrationError } from './payment-element.js'
import { callApi } from './request.js'

const never = new Promise(() => undefined)

function Stripe(publishableKey, { locale: stripeLocale = 'auto' } = {}) {
  if (String(publishableKey).startsWith('sk_')) {
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    )
  }
  if (!/^pk_test_\w+$/.test(String(publishableKey))) {
    throw new IntegrationError(
      'Please call Stripe() with your publishable key. You used an empty or unknown string.',
    )
  }

  const outcome = ({ intent, error }, locale) =>
    error ? { error: localized(error, locale) } : { paymentIntent: intent }

  async function takeNextAction(intent, locale, appearance) {
    if (intent.next_action?.type === 'redirect_to_url') {
      location.assign(intent.next_action.redirect_to_url.url)
      return never
    }
    await askForApproval(intent.next_action.use_stripe_sdk.attempt, appearance)
    const { intent: after, error } = await retrieveIntent(publishableKey, intent.client_secret)
    if (error) return outcome({ error }, locale)
    if (after.status !== 'requires_payment_method') return { paymentIntent: after }
    return outcome({ error: { ...after.last_payment_error, payment_intent: after } }, locale)
  }

  async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const inside = elements && insideOf(elements)
    const secret = clientSecret ?? inside?.clientSecret
    const form = inside?.payment?.form
    if (elements && !form) {
      throw new IntegrationError(
        'Invalid value for stripe.confirmPayment(): elements should have a mounted Payment Element.',
      )
    }
    if (redirect !== 'if_required' && !confirmParams.return_url) {
      throw new IntegrationError(
        'stripe.confirmPayment(): confirmParams.return_url is required unless redirect is if_required.',
      )
    }
    const billing = confirmParams.payment_method_data?.billing_details
    if (inside) refuseMissingDetails(inside.payment.settings.fields?.billingDetails, billing)
    const locale = inside?.locale ?? stripeLocale
    const invalid = form?.validate()
    if (invalid) return { error: invalid }
    const intent = await callApi(publishableKey, 'POST', `payment_intents/${intentIdOf(secret)}/confirm`, {
      client_secret: secret,
      return_url: confirmParams.return_url,
      use_stripe_sdk: true,
      ...(form
        ? { payment_method_data: { ...form.paymentMethodData(), billing_details: billing } }
        : { payment_method: confirmParams.payment_method }),
    })
    if (intent.error) return outcome({ error: intent.error }, locale)
    const result =
      intent.status === 'requires_action'
        ? await takeNextAction(intent, locale, inside?.appearance)
        : { paymentIntent: intent }
    if (result.error || redirect === 'if_required') return result
    location.assign(returnUrl(confirmParams.return_url, result.paymentIntent))
    return never
  }

  const notInSandbox = (name) => () => {
    throw new IntegrationError(`The sandbox has no stripe.${name}().`)
  }

  return {
    elements: (options) => createElements(publishableKey, options, stripeLocale),
    confirmPayment,
    async retrievePaymentIntent(clientSecret) {
      return outcome(await retrieveIntent(publishableKey, clientSecret), stripeLocale)
    },
    async handleNextAction({ clientSecret }) {
      const { intent, error } = await retrieveIntent(publishableKey, clientSecret)
      if (error) return outcome({ error }, stripeLocale)
      if (intent.status === 'requires_action') return takeNextAction(intent, stripeLocale)
      const message = 'handleNextAction: The PaymentIntent supplied is not in the requires_action state.'
      return { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message } }
    },
    createToken: notInSandbox('createToken'),
    createPaymentMethod: notInSandbox('createPaymentMethod'),
    confirmCardPayment: notInSandbox('confirmCardPayment'),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

/** Throws if the confirmation lacks details that the form was told never to ask for. */
function refuseMissingDetails(fields, given = {}) {
  const names = ['name', 'email', 'phone', 'address']
  const missing = names.filter(
    (name) => (fields === 'never' || fields?.[name] === 'never') && given[name] === undefined,
  )
  if (missing.length === 0) return
  throw new IntegrationError(
    `You specified "never" for fields.billing_details.${missing[0]} when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.${missing[0]} when calling stripe.confirmPayment().`,
  )
}

function returnUrl(address, intent) {
  const url = new URL(address)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending')
  return url.href
}

Stripe.version = 'endive'
window.Stripe = Stripe
