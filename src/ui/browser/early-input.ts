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
 * Runs in the head of the page: its HTML can be tapped and typed into before the scripts that answer have come, so
 * taps on buttons wait for them and texts are kept. Links need no script.
 */
export const earlyInputScript = `addEventListener('click',(earlyInput={buttons:[],texts:new Map,tap:(e)=>{const b=e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();earlyInput.buttons.push(b)}},type:(e)=>{if(e.target.tagName==='INPUT')earlyInput.texts.set(e.target,e.target.value)}}).tap,true);addEventListener('input',earlyInput.type,true)`

/** Once React has taken the page over: after its effects, in which it wakes no part of the page for an event. */
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

/** What the browser has put back by itself after a reload, without an event. */
function restoredText({ type, value, defaultValue }: HTMLInputElement): string | undefined {
  const isText = ['text', 'email', 'tel', 'password'].includes(type)
  return isText && value !== defaultValue ? value : undefined
}

/**
 * React takes what stood in a field when it took the page over for what it had written there itself, and the next
 * render would empty it: it is told of the change.
 */
function retype(field: HTMLInputElement, text: string): void {
  // Wakes a part of the page that has not been taken over yet.
  announceInput(field)
  // React watches the property of this element; the one that all elements share is not watched.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  announceInput(field)
}

function announceInput(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
