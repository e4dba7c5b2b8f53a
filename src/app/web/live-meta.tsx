import { Meta } from 'react-router'

import { useStudio } from '#features/studio/web/public.ts'

/** Titles and descriptions speak of the shop: what the pages say of themselves is asked again when its settings change. */
export function LiveMeta() {
  useStudio()
  return <Meta />
}
