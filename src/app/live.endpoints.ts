import { staff } from '#shared/contracts/access.ts'
import { endpoint } from '#shared/contracts/endpoint.ts'

/** A stream of server-sent events; each is a `liveEventSchema`. */
export const liveEvents = endpoint('GET /events', staff)
