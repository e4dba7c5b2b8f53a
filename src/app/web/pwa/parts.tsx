import { useEffect } from 'react'

import { watchConnection } from '#ui/http/connection.ts'

import { InstallPrompt } from './install-prompt.tsx'
import { reloadWhenFilesMissing } from './missing-files.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

export default function Parts() {
  useEffect(watchConnection, [])
  useEffect(reloadWhenFilesMissing, [])
  return (
    <>
      <OfflineBanner />
      <UpdatePrompt />
      <InstallPrompt />
    </>
  )
}
