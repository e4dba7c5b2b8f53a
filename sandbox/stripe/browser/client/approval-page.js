const decisionButtons = document.querySelectorAll('[data-decision]')
const problem = document.querySelector('#problem')

for (const button of decisionButtons) {
  button.addEventListener('click', () => decide(button.dataset.decision))
}
setBusy(false)

async function decide(decision) {
  setBusy(true)
  try {
    const token = location.pathname.split('/').at(-1)
    const response = await fetch(`../attempts/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision }),
    })
    const { returnAddress } = await response.json()
    if (returnAddress) location.assign(returnAddress)
    else location.reload()
  } catch {
    problem.hidden = false
    setBusy(false)
  }
}

function setBusy(isBusy) {
  for (const button of decisionButtons) button.disabled = isBusy
}
