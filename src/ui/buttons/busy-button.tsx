import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, type MouseEvent, useRef } from 'react'

import { offlineNoticeId, useIsOffline } from '../http/connection.ts'

import styles from './busy-button.module.css'

/** Milliseconds within which a second press is an accident. */
const again = 60

type Props = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    isBusy: boolean
    busyLabel: string
  }

/**
 * A button that shows a turning barber pole while it works. Both labels share one cell, so that its width never changes. It
 * keeps the focus and ignores clicks instead of being disabled.
 */
export function BusyButton({ isBusy, busyLabel, children, onClick, className = '', ...rest }: Props) {
  const isOffline = useIsOffline()
  const pressedAt = useRef(-again)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A double click, or a held Enter, presses again before the busy state is drawn.
    const isAgain = event.detail > 1 || event.timeStamp - pressedAt.current < again
    if (isBusy || isAgain) return event.preventDefault()
    pressedAt.current = event.timeStamp
    onClick?.(event)
  }
  return (
    <Button
      aria-describedby={isOffline ? offlineNoticeId : undefined}
      {...rest}
      className={`${className} ${isBusy ? styles['busy'] : ''}`}
      aria-disabled={isBusy || undefined}
      onClick={click}
    >
      <span className={styles['labels']} aria-live="polite">
        <span data-shown={!isBusy}>{children}</span>
        <span data-shown={isBusy}>{busyLabel}</span>
      </span>
    </Button>
  )
}

type ActionProps = Omit<Props, 'isBusy' | 'onClick'> & { action: { isPending: boolean; mutate: () => void } }

export function ActionButton({ action, ...button }: ActionProps) {
  return <BusyButton {...button} isBusy={action.isPending} onClick={() => action.mutate()} />
}
