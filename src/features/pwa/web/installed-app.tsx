import { useEffect } from 'react'

import { afterLoad } from '#ui/browser/after-load.tsx'

import { reloadWhenFilesAreGone } from './update/gone-files.ts'

const Parts = afterLoad(() => import('./parts.tsx'))

/** Everything about connection, updates and installing. */
export function InstalledApp() {
  useEffect(reloadWhenFilesAreGone, [])
  return <Parts />
}
