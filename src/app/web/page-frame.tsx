import { Outlet, useLocation } from 'react-router'

import { SessionGuard } from '#features/accounts/web/public.ts'

import { frameTexts as texts } from './frame.it.ts'
import { TopBar } from './top-bar.tsx'

/** What surrounds every public page: the way past the bar, the bar, the session's watch and the page. */
export default function PageFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <a href="#contenuto" className="skip">
        {texts.skip}
      </a>
      <TopBar brand={pathname === '/' ? 'address' : 'wordmark'} />
      <main id="contenuto" tabIndex={-1}>
        <SessionGuard>
          <Outlet />
        </SessionGuard>
      </main>
    </>
  )
}
