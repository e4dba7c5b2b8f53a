import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '#features/accounts/web/public.ts'
import { createQueryClient } from '#ui/http/query-client.ts'
import { createColorSchemeManager } from '#ui/theme/color-scheme-manager.ts'
import { cssVariablesResolver } from '#ui/theme/css-variables.ts'
import { theme } from '#ui/theme/theme.ts'

const colorSchemeManager = createColorSchemeManager()

/** What pages with forms and live data stand on. The homepage does without, and loads none of it. */
export default function Providers() {
  const [queryClient] = useState(createQueryClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="dark"
    >
      <QueryClientProvider client={queryClient}>
        <ForgottenAnswers queries={queryClient} />
        <Outlet />
      </QueryClientProvider>
    </MantineProvider>
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
