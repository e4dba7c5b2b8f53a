import { useEffect } from 'react'

import { watchConnection } from '#ui/http/connection.ts'

import { InstallPrompt } from './install/install-prompt.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { reloadWhenFilesAreGone } from './update/gone-files.ts'
import { UpdatePrompt } from './update/update-prompt.tsx'

export default function Parts() {
  useEffect(watchConnection, [])
  useEffect(reloadWhenFilesAreGone, [])
  return (
    <>
      <OfflineBanner />
      <UpdatePrompt />
      <InstallPrompt />
    </>
  )
}
