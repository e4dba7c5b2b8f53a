export function focusFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) field.focus()
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

export function focusFirstField(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus({ preventScroll: true })
}

export function scrollWhenShown(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** For the `ref` of an element that replaces the pressed button: otherwise the focus would be lost. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
