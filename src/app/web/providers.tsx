import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '#features/accounts/web/public.ts'
import { createQueryClient } from '#ui/http/query-client.ts'
import { Libraries } from '#ui/libraries.tsx'

/** What pages with forms and live data stand on. The homepage does without, and loads none of it. */
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
 * What the server answered to one person is not shown to the next one at the same device. Shows nothing: in Providers, the
 * first word about the session would render the whole page again.
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
