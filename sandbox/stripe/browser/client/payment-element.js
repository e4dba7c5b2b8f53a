import { createPaymentForm } from './payment-form.js'
import { formTexts } from './texts.it.js'

export class IntegrationError extends Error {
  constructor(message) {
    super(message)
    this.name = 'IntegrationError'
  }
}

const terminal = ['succeeded', 'canceled', 'processing']

export function createPaymentElement({ retrieve, appearance, options = {}, onDestroy }) {
  const handlers = new Map()
  let settings = options
  let host = null
  let form = null
  let look = appearance
  let hasFocus = false
  let isDestroyed = false

  const emit = (event, details = {}) => {
    for (const handler of handlers.get(event) ?? []) handler({ elementType: 'payment', ...details })
  }
  const emitChange = () =>
    emit('change', {
      collapsed: false,
      complete: form.isComplete,
      empty: form.isEmpty,
      value: { type: form.type },
    })

  async function load(target) {
    emit('loaderstart')
    const { intent, error } = await retrieve()
    if (host !== target) return
    const problem = error ?? stateProblem(intent)
    if (problem) {
      target.textContent = formTexts.unavailable
      emit('loaderror', { error: problem })
      return
    }
    target.textContent = ''
    form = createPaymentForm(target, {
      types: orderedTypes(intent.payment_method_types, settings.paymentMethodOrder),
      appearance: look,
      readOnly: settings.readOnly === true,
      onChange: emitChange,
      onFocus() {
        if (!hasFocus) emit('focus')
        hasFocus = true
      },
      onBlur(event) {
        if (target.shadowRoot.contains(event.relatedTarget)) return
        hasFocus = false
        emit('blur')
      },
    })
    target.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') emit('escape')
    })
    emit('ready')
    emitChange()
  }

  const element = {
    mount(target) {
      if (isDestroyed)
        throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
      const parent = typeof target === 'string' ? document.querySelector(target) : target
      if (!parent)
        throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements.`)
      if (host?.parentElement === parent) return
      element.unmount()
      parent.classList.add('StripeElement')
      host = document.createElement('div')
      host.textContent = formTexts.loading
      parent.replaceChildren(host)
      void load(host)
    },
    unmount() {
      host?.remove()
      host = null
      form = null
      hasFocus = false
    },
    destroy() {
      element.unmount()
      isDestroyed = true
      onDestroy()
    },
    update(changes) {
      settings = { ...settings, ...changes }
      form?.setReadOnly(settings.readOnly === true)
      return element
    },
    on(event, handler) {
      handlers.set(event, [...(handlers.get(event) ?? []), handler])
      return element
    },
    once(event, handler) {
      const once = (details) => {
        element.off(event, once)
        handler(details)
      }
      return element.on(event, once)
    },
    off(event, handler) {
      const left = (handlers.get(event) ?? []).filter((other) => handler !== undefined && other !== handler)
      handlers.set(event, left)
      return element
    },
    focus: () => form?.focus(),
    blur: () => form?.blur(),
    clear: () => form?.clear(),
    collapse: () => element,
  }
  return {
    element,
    inside: {
      get form() {
        return form
      },
      get settings() {
        return settings
      },
      setAppearance(appearance) {
        look = appearance
        form?.setAppearance(appearance)
      },
    },
  }
}

function stateProblem({ status }) {
  if (!terminal.includes(status)) return null
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `The PaymentIntent has a status of ${status} and cannot be used to initialize Elements.`,
  }
}

function orderedTypes(types, order = []) {
  const known = types.filter((type) => type === 'card' || type === 'twint')
  const place = (type) => (order.includes(type) ? order.indexOf(type) : order.length)
  return known.toSorted((one, other) => place(one) - place(other))
}
