import { call } from '#ui/http/call.ts'

import { publicBarbers } from '../../barbers.endpoints.ts'

/** Who works here, as any visitor may know them. */
export const readPublicBarbers = (signal: AbortSignal) => call(publicBarbers, { signal })
