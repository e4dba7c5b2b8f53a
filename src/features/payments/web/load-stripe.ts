import type { Stripe, StripeConstructor } from '@stripe/stripe-js'

type Config = { publishableKey: string; scriptUrl: string }

const scripts = new Map<string, Promise<StripeConstructor>>()
const clients = new Map<string, Stripe>()

/**
 * Loads Stripe.js once per page from the server's address: Stripe's own or the local sandbox. Stripe's own loader only
 * knows Stripe's address. A failed load can be repeated.
 */
export async function loadStripe({ publishableKey, scriptUrl }: Config): Promise<Stripe> {
  const constructor = await loadScript(scriptUrl)
  const client = clients.get(publishableKey) ?? constructor(publishableKey, { locale: 'it' })
  clients.set(publishableKey, client)
  return client
}

async function loadScript(url: string): Promise<StripeConstructor> {
  const loading = scripts.get(url) ?? addScript(url)
  scripts.set(url, loading)
  loading.catch(() => scripts.delete(url))
  return await loading
}

function addScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`Nothing to pay with came from ${url}`))
    }
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      if (window.Stripe) resolve(window.Stripe)
      else fail()
    })
    script.src = url
    document.head.append(script)
  })
}
