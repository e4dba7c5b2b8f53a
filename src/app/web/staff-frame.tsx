import { Outlet } from 'react-router'

import { SessionGuard } from '#features/accounts/web/session-guard.tsx'

import { frameTexts as texts } from './frame.it.ts'

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
