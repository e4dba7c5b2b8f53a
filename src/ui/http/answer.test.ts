import { expect, it } from 'vitest'
import { z } from 'zod'

import { bookingMessageOf, InvalidAnswerError, parseAnswer } from './answer.ts'
import { HttpError } from './http-client.ts'

const names = z.array(z.string())

it('accepts a list with or without a wrapper', () => {
  expect(parseAnswer(names, ['Luca'])).toEqual(['Luca'])
  expect(parseAnswer(names, { success: true, data: ['Luca'] })).toEqual(['Luca'])
})

it.each([undefined, null, '', {}, { data: null }, [1]])('throws for %o', (answer) => {
  expect(() => parseAnswer(names, answer)).toThrow('Risposta del server non valida')
  expect(() => parseAnswer(names, answer)).toThrow(InvalidAnswerError)
})

it('shows the server message before the fallback', () => {
  expect(bookingMessageOf(new HttpError(400, { message: 'Servizio non valido' }), 'Errore')).toBe(
    'Servizio non valido',
  )
  expect(bookingMessageOf(new HttpError(500, {}), 'Errore')).toBe('Errore')
})

it.each([
  [{ success: false, message: 'Profilo non aggiornato' }, 'Profilo non aggiornato'],
  [{ success: false }, undefined],
  [{ message: 'Ecco' }, undefined],
])('passes on the message of a failed answer: %j', (answer, told) => {
  try {
    parseAnswer(names, answer)
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ told })
  }
})
