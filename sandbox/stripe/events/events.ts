import { z } from 'zod'

import { type Account, apiVersion, newId, type SandboxEvent } from '../account.ts'
import type { Call } from '../call.ts'
import { invalidRequest, missingResource } from '../wire/api-error.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listPage, listParameters } from '../wire/lists.ts'
import { expand, flag, text } from '../wire/parameters.ts'

const retentionSeconds = 30 * 86_400

/** Records an event with a snapshot of its object. The deliveries start after the state is saved. */
export function recordEvent(call: Call, type: string, object: object, previous_attributes?: object): void {
  const event: SandboxEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: call.now,
    data: { object: structuredClone(object), ...(previous_attributes && { previous_attributes }) },
    livemode: false,
    pending_webhooks: 0,
    request: call.request,
    type,
  }
  forgetOldEvents(call)
  call.account.events.set(event.id, event)
  for (const { url } of call.account.webhooks) {
    call.account.deliveries.push({ eventId: event.id, url, attempts: 0, status: 'pending' })
  }
}

/** Deletes old events: Stripe lists events for 30 days. */
function forgetOldEvents({ account, now }: Call): void {
  for (const [id, { created }] of account.events) {
    if (created > now - retentionSeconds) return
    account.events.delete(id)
    account.deliveries = account.deliveries.filter(({ eventId }) => eventId !== id)
  }
}

export function presentEvent(account: Account, event: SandboxEvent): SandboxEvent {
  const pending = account.deliveries.filter(
    ({ eventId, status }) => eventId === event.id && status === 'pending',
  )
  return { ...event, pending_webhooks: pending.length }
}

const eventList = z.strictObject({
  ...listParameters,
  type: text().optional(),
  types: z.array(text(), { error: 'Invalid array' }).max(20).optional(),
  delivery_success: flag.optional(),
})

export const eventEndpoints = [
  endpoint('events.list', 'GET', '/v1/events', eventList, ({ account, now }, parameters) => {
    const { type, types, delivery_success } = parameters
    if (type !== undefined && types !== undefined) {
      throw invalidRequest('You may only specify one of these parameters: type, types.', {
        code: 'parameters_exclusive',
        param: 'types',
      })
    }
    // Events that an endpoint has not accepted with 2xx yet; a delivered event leaves `deliveries`.
    const undelivered = new Set(account.deliveries.map(({ eventId }) => eventId))
    const acceptedTypes = types ?? (type === undefined ? undefined : [type])
    const page = listPage('/v1/events', account.events.values(), parameters, (event) => {
      const isKept = event.created > now - retentionSeconds
      const isOfType =
        acceptedTypes === undefined || acceptedTypes.some((type) => matchesType(type, event.type))
      const isOfSuccess = delivery_success === undefined || delivery_success !== undelivered.has(event.id)
      return isKept && isOfType && isOfSuccess
    })
    return { ...page, data: page.data.map((event) => presentEvent(account, event)) }
  }),
  endpoint('events.retrieve', 'GET', '/v1/events/:id', z.strictObject({ expand }), ({ account }, _, id) => {
    const event = account.events.get(id)
    if (!event) throw missingResource('event', id, 'id', 404)
    return presentEvent(account, event)
  }),
]

function matchesType(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}
