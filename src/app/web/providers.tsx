import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { createColorSchemeManager } from '#ui/color-scheme.ts'
import { cssVariablesResolver } from '#ui/css-variables.ts'
import { createQueryClient } from '#ui/query-client.ts'
import { ThemeColor } from '#ui/theme-color.tsx'
import { theme } from '#ui/theme.ts'
import { ToastRegion } from '#ui/toast-region.tsx'

const colorSchemeManager = createColorSchemeManager()

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="dark"
    >
      <ThemeColor />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <ToastRegion />
    </MantineProvider>
  )
}
