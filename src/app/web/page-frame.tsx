import { Outlet, useLocation } from 'react-router'

import { SessionGuard } from '#features/accounts/web/session-guard.tsx'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { WithoutScript } from '#features/settings/web/without-script.tsx'
import { isCheckout } from '#features/shop/web/addresses.ts'
import { FootLinks } from '#features/website/web/foot-links.tsx'
import { pages } from '#shared/pages.ts'
import { afterLoad } from '#ui/browser/after-load.tsx'

import { frameTexts as texts } from './frame.it.ts'
import { TopBar } from './top-bar.tsx'

import styles from './foot-line.module.css'

const CookieConsent = afterLoad(() => import('#features/website/web/cookie-consent.tsx'))
const AgencyPrompt = afterLoad(() => import('#features/website/web/agency-prompt.tsx'))

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

function FootLine() {
  const { name, street, city } = usePublicSettings()
  return (
    <footer className={styles['foot']}>
      <p>{`${name}, ${street}, ${city}`}</p>
      <FootLinks />
    </footer>
  )
}
