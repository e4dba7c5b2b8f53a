import { Meta } from 'react-router'

import { useStudio } from '#features/studio/web/public.ts'

/** Renders titles and descriptions again when the shop's settings change. */
export function LiveMeta() {
  useStudio()
  return <Meta />
}
