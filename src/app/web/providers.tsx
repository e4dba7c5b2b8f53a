import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { createQueryClient } from '#ui/http/query-client.ts'
import { Libraries } from '#ui/libraries.tsx'

/** Libraries for pages with forms and live data. The homepage does not load them. */
export default function Providers() {
  const [queryClient] = useState(createQueryClient)
  return (
    <Libraries queries={queryClient}>
      <ForgottenAnswers queries={queryClient} />
      <Outlet />
    </Libraries>
  )
}

/**
 * Clears cached answers when the user changes. A component of its own that renders nothing: in Providers, the
 * first session update would render the whole page again.
 */
function ForgottenAnswers({ queries }: { queries: QueryClient }) {
  const userId = useSession().user?._id ?? null
  const known = useRef(userId)
  useEffect(() => {
    if (known.current !== null && known.current !== userId) void queries.resetQueries()
    known.current = userId
  }, [userId, queries])
  return null
}
