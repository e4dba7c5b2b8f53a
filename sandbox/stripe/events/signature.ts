import { createHmac } from 'node:crypto'

/** Builds the header `Stripe-Signature`, with one `v1` per secret so that a secret can be replaced without a gap. */
export function signatureHeader(payload: string, secrets: string[], seconds: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
