import type { Stripe } from 'stripe'

import type { Attempt } from '../account.ts'
import { approvalTexts } from './approval.it.ts'

type Approval = { intent: Stripe.PaymentIntent; type: Attempt['type']; isOpen: boolean; back: string | null }

export function approvalPage(approval: Approval | undefined): string {
  if (!approval) return page(approvalTexts.unknownTitle, `<p>${approvalTexts.unknown}</p>`)
  const { intent, type, isOpen, back } = approval
  const { title, approve, decline } = approvalTexts[type]
  const amount = new Intl.NumberFormat('it-CH', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  )
  const payment = `<p class="amount">${escaped(amount)}</p><p>${escaped(intent.description ?? approvalTexts.payment)}</p>`
  const link = back === null ? '' : `<p><a href="${escaped(back)}">${approvalTexts.back}</a></p>`
  if (!isOpen) return page(title, `${payment}<p role="status">${approvalTexts.over}</p>${link}`)
  // The buttons are disabled until the script has loaded: an earlier press would be lost.
  return page(
    title,
    `${payment}<p>${approvalTexts.pretended}</p>
    <div class="decisions">
      <button type="button" disabled data-decision="approve">${approve}</button>
      <button type="button" class="plain" disabled data-decision="decline">${decline}</button>
      <button type="button" class="plain" disabled data-decision="abandon">${approvalTexts.abandon}</button>
    </div>
    <p role="alert" id="problem" hidden>${approvalTexts.problem}</p>
    <script src="../approval.js"></script>`,
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} – ${approvalTexts.testMode}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <p class="badge">${approvalTexts.testMode}</p>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`
}

const style = `
  :root { color-scheme: light dark; --text: #14181f; --background: #fff; --line: #6a7280; --primary: #1d4ed8; --on-primary: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --text: #f3f4f6; --background: #14181f; --line: #9aa3b2; --primary: #a9c4ff; --on-primary: #14181f; }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(100%, 26rem); padding: 1.5rem; }
  h1 { margin: 0.75rem 0 0; font-size: 1.5rem; }
  a { color: var(--primary); }
  .badge { display: inline-block; margin: 0; padding: 0.1rem 0.6rem; border: 1px dashed currentcolor; border-radius: 999px; font-size: 0.875rem; }
  .amount { margin: 0.5rem 0 0; font-size: 2rem; font-weight: 700; }
  .decisions { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
  button { min-height: 48px; border: 1.5px solid var(--primary); border-radius: 6px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; cursor: pointer; }
  button.plain { border-color: var(--line); background: transparent; color: var(--text); }
  button:disabled { opacity: 0.6; cursor: progress; }
  :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
`
