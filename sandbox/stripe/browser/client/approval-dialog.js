import { applyAppearance, formStyle } from './appearance.js'
import { decideAttemptOf } from './request.js'
import { formTexts } from './texts.it.js'

const dialogStyle = `
  dialog { width: min(92vw, 26rem); padding: 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--colorBackground); }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  h2 { margin: 0; font-size: 1.25em; }
  .decisions { display: grid; gap: 10px; margin-top: 20px; }
  button { min-height: 48px; border: 1.5px solid var(--line); border-radius: var(--borderRadius); background: transparent; color: var(--colorText); font: inherit; font-weight: var(--fontWeightMedium); cursor: pointer; }
`

export function askForApproval(attempt, appearance) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${formStyle}${dialogStyle}</style>
    <dialog class="form" aria-labelledby="title">
      <p class="badge">${formTexts.testMode}</p>
      <h2 id="title">${formTexts.approvalTitle}</h2>
      <p>${formTexts.approvalText}</p>
      <div class="decisions">
        <button type="button" data-decision="approve">${formTexts.approve}</button>
        <button type="button" data-decision="decline">${formTexts.decline}</button>
      </div>
    </dialog>`
  applyAppearance(host, appearance ?? { theme: prefersDark() ? 'night' : 'stripe' })
  document.body.append(host)
  const dialog = root.querySelector('dialog')
  dialog.showModal()
  return new Promise((resolve) => {
    const decide = async (decision) => {
      for (const button of root.querySelectorAll('button')) button.disabled = true
      // If the answer is lost, the intent shows the outcome; the caller reads it next.
      await decideAttemptOf(attempt, decision).catch(() => undefined)
      host.remove()
      resolve()
    }
    for (const button of root.querySelectorAll('button')) {
      button.addEventListener('click', () => decide(button.dataset.decision))
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      void decide('decline')
    })
  })
}

function prefersDark() {
  return matchMedia('(prefers-color-scheme: dark)').matches
}
