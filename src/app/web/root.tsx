import '#ui/global.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@fontsource-variable/archivo/standard.css'
import '@fontsource-variable/hanken-grotesk/wght.css'

import archivoLatin from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url'
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

import { colorSchemeKey } from '#ui/color-scheme.ts'
import { pageColors } from '#ui/css-variables.ts'

import { Providers } from './providers.tsx'

export { ErrorPage as ErrorBoundary } from './error-page.tsx'

export const links = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  ...[archivoLatin, hankenLatin].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" {...mantineHtmlProps} data-mantine-color-scheme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={pageColors.dark} suppressHydrationWarning />
        <ColorSchemeScript defaultColorScheme="dark" localStorageKey={colorSchemeKey} />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers>{children}</Providers>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Stands in for a page that was not prerendered until its code has come. */
export function HydrateFallback() {
  return null
}

export default function Root() {
  return <Outlet />
}
