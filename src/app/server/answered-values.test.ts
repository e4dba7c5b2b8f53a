import { expect, it } from 'vitest'
import { z } from 'zod'

import { reassignmentOutcomeSchema } from '#features/appointments/reassignment.contract.ts'
import { isTimeOfDay, weekdays } from '#shared/calendar-time.ts'
import { callOf } from '#shared/contracts/endpoint.ts'

import { allEndpoints } from './endpoints.fixture.ts'

/** Not read by our pages: Stripe's webhook, and a health check of which the chat only reads 'ok'. */
const readElsewhere = /^(POST \S+\/webhook|GET \/chatbot\/health) /

it('no client schema rejects an unknown enum value, time or literal in an answer', async () => {
  const answers = await Promise.all(
    allEndpoints.map(async (endpoint) => ({ endpoint, answer: (await callOf(endpoint))?.answer })),
  )
  const strict = answers.flatMap(({ endpoint: { method, path }, answer }) =>
    answer ? strictWords(answer).map((place) => `${method} ${path} ${place}`) : [],
  )
  expect(answers.filter(({ answer }) => answer).length).toBeGreaterThan(90)
  expect(strict.filter((place) => !readElsewhere.test(place))).toEqual([])
})

it('an omitted optional enum stays omitted', () => {
  const schema = z.object({ word: z.enum(['a']).optional().catch('a') })
  expect(schema.parse({})).toEqual({})
})

it('enums, literals and refined strings are reported as strict', () => {
  const schema = z.object({
    success: z.literal(true),
    day: z.enum(weekdays).nullable(),
    word: z.enum(['a']),
    value: z.literal('CHF').optional(),
    time: z.array(z.string().refine(isTimeOfDay)),
    address: z.record(z.string(), z.email()),
    kind: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
  })
  expect(strictWords(schema)).toEqual(['.word', '.value', '.time[]', '.address{}', '.kind.kind'])
})

it('an unknown reassignment outcome becomes elsewhere', () => {
  const outcome = reassignmentOutcomeSchema.parse({ _id: 'a', kind: 'postponed' })
  expect(outcome).toEqual({ _id: 'a', kind: 'elsewhere' })
})

/**
 * Returns the places where a schema accepts only fixed values and has no fallback for unknown ones. Weekdays
 * and `success` are exempt, since they never change.
 */
function strictWords(schema: z.core.$ZodType, place = ''): string[] {
  if (schema instanceof z.ZodEnum)
    return schema.options.every((word) => weekdays.some((day) => day === word)) ? [] : [place]
  if (schema instanceof z.ZodLiteral) return place.endsWith('.success') ? [] : [place]
  if (schema instanceof z.ZodStringFormat) return [place]
  if (schema instanceof z.ZodString) return schema.def.checks?.length ? [place] : []
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => strictWords(part, `${place}.${name}`))
  if (schema instanceof z.ZodArray) return strictWords(schema.element, `${place}[]`)
  if (schema instanceof z.ZodRecord) return strictWords(schema.valueType, `${place}{}`)
  if (schema instanceof z.ZodUnion) return strictOptions(schema, place)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return strictWords(schema.unwrap(), place)
  if (schema instanceof z.ZodPipe) return strictWords(schema.in, place)
  return []
}

function strictOptions({ def, options }: z.ZodUnion, place: string): string[] {
  const strict = options.map((option) => strictWords(option, place))
  if (!('discriminator' in def)) return strict.flat()
  const key = `${place}.${String(def.discriminator)}`
  const fallsBack = 'unionFallback' in def && strict.some((places) => !places.includes(key))
  return strict.flat().filter((word) => !fallsBack || word !== key)
}
