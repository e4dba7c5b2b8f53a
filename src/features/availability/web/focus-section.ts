import type { Choice } from './choice.ts'

const sections = ['barberId', 'serviceId', 'time'] as const satisfies (keyof Choice)[]
const places: Record<(typeof sections)[number], number> = { barberId: 0, serviceId: 1, time: 3 }

/** @param form the element around the picker */
export function focusFirstMissing(form: HTMLElement | null, choice: Choice): void {
  const missing = sections.find((name) => choice[name] === null)
  focusSection(form, missing === undefined ? 0 : places[missing])
}

export function focusFirstSection(form: HTMLElement | null): void {
  focusSection(form, 0)
}

function focusSection(form: HTMLElement | null, place: number): void {
  form?.querySelectorAll('h2')[place]?.focus()
}
