/** Brings the first wrong field of the page, or of the window over it, under the eyes and the keys. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const scope = document.querySelector('[role="dialog"]') ?? document
    const wrong = scope.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    if (!wrong) scope.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  })
}
