import { expect, it } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { preparationFailure } from './preparation-failure.ts'

it.each([
  [new HttpError(503, { message: 'Pagamenti Non Disponibili' }), 'Pagamenti Non Disponibili'],
  [new HttpError(500, {}), 'Errore nella creazione del pagamento'],
  [new ConnectionError('lost'), 'Errore nella preparazione del pagamento'],
  [new Error('no such answer'), 'Errore nella preparazione del pagamento'],
])('shows why the payment is unavailable: %s', (error, sentence) => {
  expect(preparationFailure(error)).toBe(sentence)
})
