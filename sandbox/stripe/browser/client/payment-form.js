import { applyAppearance, formStyle } from './appearance.js'
import { cardOf, formattedCvc, formattedExpiry, formattedNumber, problemsOf } from './card-input.js'
import { validationError } from './errors.js'
import { formTexts } from './texts.it.js'

const fieldNames = ['number', 'expiry', 'cvc']
const formats = { number: formattedNumber, expiry: formattedExpiry, cvc: formattedCvc }

/** Builds markup from texts of our own only: input of users or the API must not pass through here. */
const fieldMarkup = (name, hint, autocomplete) => `
  <div class="field">
    <label for="${name}">${formTexts[name]}</label>
    <input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" aria-describedby="${name}-error" aria-required="true">
    <p class="error" id="${name}-error" role="alert" hidden></p>
  </div>`

const choiceMarkup = (type) => `
  <label class="choice"><input type="radio" name="method" value="${type}">${formTexts[type]}</label>`

const methodMarkup = {
  card: `<div>
  <div class="fields">
    ${fieldMarkup('number', '1234 1234 1234 1234', 'cc-number')}
    ${fieldMarkup('expiry', formTexts.expiryHint, 'cc-exp')}
    ${fieldMarkup('cvc', formTexts.cvcHint, 'cc-csc')}
  </div>
  <p class="note">${formTexts.testCard}</p></div>`,
  twint: `<p class="note">${formTexts.redirect}</p>`,
}

export function createPaymentForm(host, { types, appearance, readOnly, onChange, onFocus, onBlur }) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const methods = types.map(
    (type) =>
      `<div class="method" data-method="${type}">${types.length > 1 ? choiceMarkup(type) : ''}${methodMarkup[type]}</div>`,
  )
  root.innerHTML = `<style>${formStyle}</style>
    <div class="form">
      <p class="badge">${formTexts.testMode}</p>
      <fieldset><legend>${formTexts.methods}</legend>${methods.join('')}</fieldset>
    </div>`
  applyAppearance(host, appearance)
  const fieldset = root.querySelector('fieldset')
  const radios = [...root.querySelectorAll('[name=method]')]
  const inputs = Object.fromEntries(fieldNames.map((name) => [name, root.querySelector(`#${name}`)]))
  let selected = types[0]

  const valueOf = (name) => inputs[name]?.value ?? ''
  const problemOf = (name) => problemsOf[name](valueOf(name), valueOf('number'))

  function show(name, code) {
    const error = root.querySelector(`#${name}-error`)
    inputs[name].setAttribute('aria-invalid', String(code !== null))
    error.textContent = code === null ? '' : validationError(code).message
    error.hidden = code === null
  }

  function select(type) {
    selected = type
    for (const radio of radios) radio.checked = radio.value === type
    for (const method of root.querySelectorAll('[data-method]')) {
      const details = method.lastElementChild
      details.hidden = method.dataset.method !== type
    }
  }

  for (const radio of radios) {
    radio.addEventListener('change', () => {
      select(radio.value)
      onChange()
    })
  }
  for (const name of fieldNames) {
    const input = inputs[name]
    input?.addEventListener('input', () => {
      input.value = formats[name](input.value)
      const problem = problemOf(name)
      // Show no 'incomplete' error while the payer is still typing.
      show(name, problem?.startsWith('incomplete') ? null : problem)
      onChange()
    })
    input?.addEventListener('blur', () => {
      if (input.value !== '') show(name, problemOf(name))
    })
  }
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  select(selected)
  fieldset.disabled = readOnly

  return {
    get type() {
      return selected
    },
    get isComplete() {
      return selected !== 'card' || fieldNames.every((name) => problemOf(name) === null)
    },
    get isEmpty() {
      return fieldNames.every((name) => valueOf(name) === '')
    },
    /** @returns the first error, or null */
    validate() {
      if (selected !== 'card') return null
      const problems = fieldNames.map((name) => [name, problemOf(name)])
      for (const [name, problem] of problems) show(name, problem)
      const [first, code] = problems.find(([, problem]) => problem !== null) ?? []
      if (first === undefined) return null
      inputs[first].focus()
      return validationError(code)
    },
    paymentMethodData() {
      if (selected !== 'card') return { type: selected }
      return {
        type: 'card',
        card: cardOf({ number: valueOf('number'), expiry: valueOf('expiry'), cvc: valueOf('cvc') }),
      }
    },
    setAppearance: (appearance) => applyAppearance(host, appearance),
    setReadOnly(isReadOnly) {
      fieldset.disabled = isReadOnly
    },
    focus: () => (selected === 'card' ? inputs.number : radios.find(({ checked }) => checked))?.focus(),
    blur: () => root.activeElement?.blur(),
    clear() {
      for (const name of fieldNames) {
        if (inputs[name]) inputs[name].value = ''
        if (inputs[name]) show(name, null)
      }
      onChange()
    },
  }
}
