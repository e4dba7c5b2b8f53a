/** Brings the first field that is marked as wrong under the eyes and the keys. */
export function focusFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) field.focus()
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

/** What is opened to be filled in has the keys. */
export function focusFirstField(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus({ preventScroll: true })
}

/** For the `ref` of what came of a press elsewhere, which may lie below what is in sight. */
export function scrollWhenShown(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** For the `ref` of what comes in the place of the button that led to it: else the focus would be nowhere. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
