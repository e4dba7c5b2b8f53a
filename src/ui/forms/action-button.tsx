import type { ComponentProps } from 'react'

import { BusyButton } from './busy-button.tsx'

type Props = Omit<ComponentProps<typeof BusyButton>, 'busy' | 'onClick'> & {
  action: { isPending: boolean; mutate: () => void }
}

/** Does one thing, and is busy until it is done. */
export function ActionButton({ action, ...button }: Props) {
  return <BusyButton {...button} busy={action.isPending} onClick={() => action.mutate()} />
}
