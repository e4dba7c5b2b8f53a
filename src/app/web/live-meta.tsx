import { Meta } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'

/** Renders titles and descriptions again when the shop's settings change. */
export function LiveMeta() {
  usePublicSettings()
  return <Meta />
}
