import { staff } from '#shared/contracts/access.ts'
import { endpoint } from '#shared/contracts/endpoint.ts'

export const liveEvents = endpoint('GET /events', staff)
