import { IconAlertTriangle } from '@tabler/icons-react'

import { buttonLook } from './button-look.ts'

import styles from './error-block.module.css'

type Props = {
  message: string
  onRetry?: () => void
}

/** A part of the page that could not be shown, with a way on. */
export function ErrorBlock({ message, onRetry }: Props) {
  return (
    <div className={styles['error']} role="alert">
      <IconAlertTriangle size={20} stroke={2} aria-hidden />
      <p>{message}</p>
      {onRetry && (
        <button type="button" {...buttonLook('outline', 'sm')} onClick={onRetry}>
          Riprova
        </button>
      )}
    </div>
  )
}
