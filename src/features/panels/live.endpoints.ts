import { staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

/** A stream of server-sent events; each is a `liveEventSchema`. */
export const liveEvents = endpoint('GET /events', staff)
