declare global {
  interface Window {
    earlyTaps?: { keep: (event: MouseEvent) => void; buttons: HTMLButtonElement[] }
  }
}

/**
 * Runs in the head of the page: the HTML can be tapped before the scripts that answer have come, so taps on buttons
 * wait for them. Links need no script.
 */
export const earlyTapsScript = `addEventListener('click',(earlyTaps={buttons:[],keep:(e)=>{const b=e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();earlyTaps.buttons.push(b)}}}).keep,true)`

/** Once React has taken the page over. */
export function answerEarlyTaps(): void {
  const taps = window.earlyTaps
  if (!taps) return
  delete window.earlyTaps
  window.removeEventListener('click', taps.keep, true)
  for (const button of taps.buttons) button.click()
}
