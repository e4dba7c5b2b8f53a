import { call } from '#ui/http/call.ts'

import { publicBarbers } from '../barbers.endpoints.ts'

export const readPublicBarbers = (signal: AbortSignal) => call(publicBarbers, { signal })
