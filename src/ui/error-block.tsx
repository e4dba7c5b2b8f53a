import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

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
        <Button variant="outline" size="sm" onClick={onRetry}>
          Riprova
        </Button>
      )}
    </div>
  )
}
