declare global {
  interface Window {
    earlyInput?: {
      tap: (event: MouseEvent) => void
      type: (event: Event) => void
      buttons: HTMLButtonElement[]
      texts: Map<HTMLInputElement, string>
    }
  }
}

/**
 * Runs in the head of the page. The user can tap and type before the scripts are loaded, so it records taps on buttons and
 * typed texts. Links need no script.
 */
export const earlyInputScript = `addEventListener('click',(earlyInput={buttons:[],texts:new Map,tap:(e)=>{const b=e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();earlyInput.buttons.push(b)}},type:(e)=>{if(e.target.tagName==='INPUT')earlyInput.texts.set(e.target,e.target.value)}}).tap,true);addEventListener('input',earlyInput.type,true)`

/**
 * Call it after React's hydration. The timeout lets React's effects finish first, so that no event hydrates a part too early.
 */
export function answerEarlyInput(): void {
  setTimeout(answer)
}

function answer(): void {
  const early = window.earlyInput
  if (!early) return
  delete window.earlyInput
  window.removeEventListener('click', early.tap, true)
  window.removeEventListener('input', early.type, true)
  for (const field of document.querySelectorAll('input')) {
    const text = early.texts.get(field) ?? restoredText(field)
    if (text !== undefined) retype(field, text)
  }
  for (const button of early.buttons) button.click()
}

/** Returns the text that the browser restored after a reload, which fires no event. */
function restoredText({ type, value, defaultValue }: HTMLInputElement): string | undefined {
  const isText = ['text', 'email', 'tel', 'password'].includes(type)
  return isText && value !== defaultValue ? value : undefined
}

/**
 * React assumes that it rendered the text it finds in a field at hydration, and the next render would empty the field. This
 * reports the text as a change.
 */
function retype(field: HTMLInputElement, text: string): void {
  announceInput(field)
  // React watches the `value` property of this element, but not the one of the prototype.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  announceInput(field)
}

function announceInput(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
