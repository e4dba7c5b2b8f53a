import { Outlet } from 'react-router'

import { SessionGuard } from '#features/accounts/web/session-guard.tsx'

import { frameTexts as texts } from './frame.it.ts'

/** Frame of the staff panels, which have their own navigation instead of the public bar. */
export default function StaffFrame() {
  return (
    <>
      <a href="#contenuto" className="skip">
        {texts.skip}
      </a>
      <SessionGuard>
        <Outlet />
      </SessionGuard>
    </>
  )
}
