import { useEffect, useLayoutEffect, type ReactNode } from 'react'

import '#ui/browser/zod-without-eval.ts'

import '@fontsource-variable/archivo/standard.css'
import '@fontsource-variable/hanken-grotesk/wght.css'
import '#ui/theme/global.css'
import { Links, Outlet, Scripts, ScrollRestoration, Meta } from 'react-router'

import { sessionMarkScript } from '#features/accounts/web/stored-session.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { afterLoad } from '#ui/browser/after-load.tsx'
import { answerEarlyInput, earlyInputScript } from '#ui/browser/early-input.ts'
import { JumpBetweenPages } from '#ui/browser/jump-between-pages.tsx'
import { keepFocus } from '#ui/browser/keep-focus.ts'
import { markHydrated } from '#ui/browser/use-hydrated.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { colorSchemeScript, keepColorScheme } from '#ui/theme/color-scheme.ts'
import archivo from '#ui/theme/fonts/archivo.woff2?url'
import hankenGrotesk from '#ui/theme/fonts/hanken-grotesk.woff2?url'

import { installEventScript } from './pwa/install-event.ts'
import { InstalledApp } from './pwa/installed-app.tsx'

const Assistant = afterLoad(() => import('#features/assistant/web/assistant.tsx'))

export { ErrorPage as ErrorBoundary } from './error-page.tsx'
export { PageWaiting as HydrateFallback } from './page-waiting.tsx'

export const links = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/app.webmanifest' },
  ...[archivo, hankenGrotesk].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

const headScript = [colorSchemeScript, sessionMarkScript, earlyInputScript, installEventScript].join(';')

export function Layout({ children }: { children: ReactNode }) {
  useLayoutEffect(keepColorScheme, [])
  useEffect(answerEarlyInput, [])
  useEffect(keepFocus, [])
  useEffect(markHydrated, [])
  return (
    <html lang="it" data-mantine-color-scheme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1618" suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <LiveMeta />
        <Links />
      </head>
      <body>
        <InstalledApp />
        {children}
        <ToastRegion />
        <JumpBetweenPages />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Assistant />
    </>
  )
}

/** Renders titles and descriptions again when the shop's settings change. */
function LiveMeta() {
  usePublicSettings()
  return <Meta />
}
