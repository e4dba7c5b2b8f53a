import { type ComponentType, Suspense } from 'react'

import { useHydrated } from '../browser/use-hydrated.ts'

type Props = {
  dialog: { opened: boolean; close: () => void }
  window: ComponentType<{ onClose: () => void }>
}

export function LateDialog({ dialog, window: Window }: Props) {
  const isHydrated = useHydrated()
  if (!isHydrated || !dialog.opened) return null
  return (
    <Suspense>
      <Window onClose={dialog.close} />
    </Suspense>
  )
}
