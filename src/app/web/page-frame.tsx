import { Outlet, useLocation } from 'react-router'

import { SessionGuard } from '#features/accounts/web/public.ts'
import { CookieConsent } from '#features/consent/web/public.ts'
import { isCheckout } from '#features/shop/web/public.ts'
import { AgencyPrompt } from '#features/site/web/public.ts'
import { WithoutScript } from '#features/studio/web/public.ts'
import { pages } from '#shared/pages.ts'

import { FootLine } from './foot-line.tsx'
import { frameTexts as texts } from './frame.it.ts'
import { TopBar } from './top-bar.tsx'

const quietPaths: readonly string[] = [pages.paymentReturn.path, pages.marketing.path]

export default function PageFrame() {
  const { pathname, search } = useLocation()
  const isQuiet = quietPaths.includes(pathname) || isCheckout(new URLSearchParams(search))
  return (
    <>
      <a href="#contenuto" className="skip">
        {texts.skip}
      </a>
      <TopBar brand={pathname === '/' ? 'address' : 'wordmark'} />
      <main id="contenuto" tabIndex={-1}>
        <WithoutScript />
        <SessionGuard>
          <Outlet />
        </SessionGuard>
      </main>
      {pathname !== pages.home.path && <FootLine />}
      <CookieConsent />
      {isQuiet || <AgencyPrompt />}
    </>
  )
}
