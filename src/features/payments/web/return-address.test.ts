import { expect, it } from 'vitest'

import { returnAddress } from './return-address.ts'

it.each([
  ['prenotazione', undefined, '/pagamento?da=prenotazione'],
  ['appuntamenti', 'pi_1', '/pagamento?da=appuntamenti&payment_intent=pi_1'],
  ['shop', 'pi_1', '/pagamento?da=shop&payment_intent=pi_1'],
  ['abbonamento', undefined, '/subscription'],
  ['abbonamento', 'pi_1', '/subscription?payment_intent=pi_1'],
] as const)('returns the payer to the origin: %s %s', (from, intentId, address) => {
  expect(returnAddress(from, intentId)).toBe(address)
})
