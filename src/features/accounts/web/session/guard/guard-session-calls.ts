import { endsSession, wantsFreshToken } from '#features/accounts/accounts.rules.ts'
import { guardCalls } from '#ui/http/http-client.ts'

import { renewTokenWhenDue } from '../renew-token.ts'
import { endSession } from '../session-store.ts'
import { storedToken } from '../stored/stored-session.ts'

/** Hooks the session into every call: a fresh token before it, the end of the session after a 401. */
export function guardSessionCalls(): void {
  guardCalls({
    beforeCall: async (path) => {
      if (wantsFreshToken(path)) await renewTokenWhenDue()
    },
    // A token that is no longer stored was renewed or dropped meanwhile: its 401 says nothing about the session now.
    onUnauthorized: (path, token) => {
      if (token !== null && token === storedToken() && endsSession(path)) endSession('unauthorized')
    },
  })
}
