import { Outlet, useLocation } from 'react-router'

import { SessionGuard } from '#features/accounts/web/public.ts'

import { TopBar } from './top-bar.tsx'

/** What surrounds every public page: the way past the bar, the bar, the session's watch and the page. */
export default function PageFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <a href="#contenuto" className="skip">
        Vai al contenuto
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
