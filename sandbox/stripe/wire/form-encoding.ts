import { invalidRequest } from './api-error.ts'

export type FormValue = string | Form | FormValue[]
export type Form = { [name: string]: FormValue }

const deepest = 6
const maxNameLength = 500

/** Decodes `a[b][0]=c`: names in brackets are objects, numbers and empty brackets are lists. */
export function decodeForm(encoded: string): Form {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name)
    let place = form
    for (const step of path.slice(0, -1)) place = childOf(place, step, name)
    const last = path.at(-1) ?? ''
    const key = last === '' ? String(Object.keys(place).length) : last
    if (typeof place[key] === 'object') throw unreadable(name)
    place[key] = value
  }
  return withLists(form)
}

// No prototype, so that `__proto__` is an ordinary name.
function emptyForm(): Form {
  return Object.create(null)
}

function pathOf(name: string): string[] {
  const match = name.length > maxNameLength ? null : /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw unreadable(name)
  const [, first = '', brackets = ''] = match
  const path = [first, ...Array.from(brackets.matchAll(/\[([^[\]]*)\]/g), ([, step = '']) => step)]
  if (path.length > deepest) throw unreadable(name)
  return path
}

function childOf(place: Form, step: string, name: string): Form {
  const key = step === '' ? String(Object.keys(place).length) : step
  const child = (place[key] ??= emptyForm())
  if (typeof child !== 'object' || Array.isArray(child)) throw unreadable(name)
  return child
}

function withLists(form: Form): Form {
  for (const [name, value] of Object.entries(form)) form[name] = listOrForm(value)
  return form
}

function listOrForm(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const isList = names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name))
  return isList ? names.map((name) => listOrForm(value[name] ?? '')) : withLists(value)
}

function unreadable(name: string): Error {
  return invalidRequest(`Invalid parameter name: ${name.slice(0, 80)}`, { param: name.slice(0, 80) })
}
