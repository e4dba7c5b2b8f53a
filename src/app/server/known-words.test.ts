import { expect, it } from 'vitest'
import { z } from 'zod'

import { weekdays } from '#shared/calendar-time.ts'
import { callOf } from '#shared/contracts/endpoint.ts'

import { allEndpoints } from './endpoints.fixture.ts'

it('no answer is refused by the browser for a word that its contract does not know', async () => {
  const answers = await Promise.all(
    allEndpoints.map(async (endpoint) => ({ endpoint, answer: (await callOf(endpoint))?.answer })),
  )
  const strict = answers.flatMap(({ endpoint: { method, path }, answer }) =>
    answer ? strictWords(answer).map((place) => `${method} ${path} ${place}`) : [],
  )
  expect(answers.filter(({ answer }) => answer).length).toBeGreaterThan(90)
  expect(strict).toEqual([])
})

it('an optional word that is left out stays left out', () => {
  const schema = z.object({ word: z.enum(['a']).optional().catch('a') })
  expect(schema.parse({})).toEqual({})
})

/** Where a schema accepts only certain words and has nothing to read another one as; weekdays never change. */
function strictWords(schema: z.core.$ZodType, place = ''): string[] {
  if (schema instanceof z.ZodEnum)
    return schema.options.every((word) => weekdays.some((day) => day === word)) ? [] : [place]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => strictWords(part, `${place}.${name}`))
  if (schema instanceof z.ZodArray) return strictWords(schema.element, `${place}[]`)
  if (schema instanceof z.ZodRecord) return strictWords(schema.valueType, `${place}{}`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => strictWords(option, place))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return strictWords(schema.unwrap(), place)
  if (schema instanceof z.ZodPipe) return strictWords(schema.in, place)
  return []
}
