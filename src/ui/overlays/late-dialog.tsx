import { type ComponentType, Suspense } from 'react'

import { useHydrated } from '../browser/use-hydrated.ts'

type Props = {
  dialog: { opened: boolean; close: () => void }
  /** A lazy one: it is loaded when it is opened. */
  window: ComponentType<{ onClose: () => void }>
}

/** A window over a page that is written at build time, which knows of none. */
export function LateDialog({ dialog, window: Window }: Props) {
  const isHydrated = useHydrated()
  if (!isHydrated || !dialog.opened) return null
  return (
    <Suspense>
      <Window onClose={dialog.close} />
    </Suspense>
  )
}
