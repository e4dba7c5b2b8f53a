import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, type MouseEvent, useRef } from 'react'

import { offlineNoticeId, useIsOffline } from '../http/connection.ts'

import styles from './busy-button.module.css'

/** Milliseconds within which nobody presses twice on purpose. */
const again = 60

type Props = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    busy: boolean
    /** What is going on, for example 'Invio in corso...' */
    busyLabel: string
  }

/**
 * A button whose barber pole turns while it works. Both labels share one cell, so that its width never jumps;
 * it keeps the focus and swallows clicks instead of being disabled.
 */
export function BusyButton({ busy, busyLabel, children, onClick, className = '', ...rest }: Props) {
  const isOffline = useIsOffline()
  const pressedAt = useRef(-again)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A double click, or Enter that is held, comes again before what the first press has begun is drawn.
    const isAgain = event.detail > 1 || event.timeStamp - pressedAt.current < again
    if (busy || isAgain) return event.preventDefault()
    pressedAt.current = event.timeStamp
    onClick?.(event)
  }
  return (
    <Button
      aria-describedby={isOffline ? offlineNoticeId : undefined}
      {...rest}
      className={`${className} ${busy ? styles['busy'] : ''}`}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      <span className={styles['labels']} aria-live="polite">
        <span data-shown={!busy}>{children}</span>
        <span data-shown={busy}>{busyLabel}</span>
      </span>
    </Button>
  )
}

type ActionProps = Omit<Props, 'busy' | 'onClick'> & { action: { isPending: boolean; mutate: () => void } }

/** Does one thing, and is busy until it is done. */
export function ActionButton({ action, ...button }: ActionProps) {
  return <BusyButton {...button} busy={action.isPending} onClick={() => action.mutate()} />
}
