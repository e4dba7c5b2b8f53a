// The script's address gives the base: any origin and prefix. `currentScript` is set only during the first run.
const base = document.currentScript.src.replace(/\/stripe\.js(\?.*)?$/, '')

/** Calls the API with a publishable key. Returns `{ error }` instead of throwing, as Stripe.js does. */
export async function callApi(publishableKey, method, path, parameters) {
  const form = formOf({ ...parameters, key: publishableKey })
  const url = `${base}/v1/${path}`
  try {
    const response = await fetch(method === 'GET' ? `${url}?${form}` : url, {
      method,
      headers: { 'stripe-version': '2026-10-28.endive' },
      ...(method === 'POST' && { body: form }),
    })
    return await response.json()
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    }
  }
}

export async function decideAttemptOf(token, decision) {
  await fetch(`${base}/pages/attempts/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision }),
  })
}

function formOf(parameters) {
  const form = new URLSearchParams()
  const append = (name, value) => {
    if (value === undefined || value === null) return
    if (typeof value !== 'object') form.append(name, String(value))
    else for (const [key, child] of Object.entries(value)) append(`${name}[${key}]`, child)
  }
  for (const [name, value] of Object.entries(parameters)) append(name, value)
  return form
}
