import { expect, it } from 'vitest'

import { InvalidAnswerError } from '#ui/http/answer.ts'
import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { refusalOf } from './refusal.ts'

const fallback = 'Errore nella creazione della prenotazione'
const suspended = 'Le prenotazioni online sono momentaneamente sospese. Contatta il salone.'
const taken = 'Lo slot selezionato non è più disponibile'

it.each([
  [new HttpError(409, { code: 'SLOT_TAKEN', message: taken }), { kind: 'choice-gone', message: taken }],
  [
    new HttpError(404, { code: 'BARBER_NOT_FOUND', message: 'Barbiere non trovato' }),
    { kind: 'choice-gone', message: 'Barbiere non trovato' },
  ],
  [
    new HttpError(409, { code: 'PRICE_CHANGED', message: 'Il prezzo è cambiato', details: { price: 47 } }),
    { kind: 'terms-changed', terms: { price: 47 } },
  ],
  [
    new HttpError(409, { code: 'DURATION_CHANGED', details: { duration: 50, price: 47 } }),
    { kind: 'terms-changed', terms: { duration: 50, price: 47 } },
  ],
  [
    new HttpError(403, { upgradeRequired: true, message: 'Hai raggiunto il limite di prenotazioni' }),
    { kind: 'plan-limit', message: 'Hai raggiunto il limite di prenotazioni' },
  ],
  [
    new HttpError(403, { code: 'SUBSCRIPTION_INACTIVE', upgradeRequired: true, message: suspended }),
    { kind: 'suspended', message: suspended },
  ],
  [
    new HttpError(409, { code: 'PERSONAL_LIMIT', message: 'Hai raggiunto il limite di appuntamenti futuri' }),
    { kind: 'personal-limit', message: 'Hai raggiunto il limite di appuntamenti futuri' },
  ],
  [new HttpError(429, { message: 'Rate Limit' }), { kind: 'personal-limit', message: 'Rate Limit' }],
  [new HttpError(400, { message: 'Servizio non valido' }), { kind: 'other', message: 'Servizio non valido' }],
  [
    new HttpError(409, { upgradeRequired: true, message: 'Piano esaurito' }),
    { kind: 'other', message: 'Piano esaurito' },
  ],
  [new HttpError(403, { message: 'Accesso negato' }), { kind: 'other', message: 'Accesso negato' }],
])('returns the reason: %o', (error, refusal) => {
  expect(refusalOf(error, fallback)).toEqual(refusal)
})

it('returns the fallback text without a server message', () => {
  expect(refusalOf(new HttpError(500, {}), fallback)).toEqual({ kind: 'other', message: fallback })
  expect(refusalOf(new Error('boom'), fallback)).toEqual({ kind: 'other', message: fallback })
})

it('names a lost connection and an invalid answer', () => {
  expect(refusalOf(new ConnectionError(null), fallback)).toEqual({
    kind: 'other',
    message: 'Errore di connessione',
  })
  expect(refusalOf(new InvalidAnswerError(null), fallback)).toEqual({
    kind: 'other',
    message: 'Risposta del server non valida',
  })
})

it('returns the server message when the new price is missing', () => {
  const error = new HttpError(409, { code: 'PRICE_CHANGED', message: 'Il prezzo è cambiato' })
  expect(refusalOf(error, fallback)).toEqual({ kind: 'other', message: 'Il prezzo è cambiato' })
})
