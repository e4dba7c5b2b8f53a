import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'

import styles from './busy-button.module.css'

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
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
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
