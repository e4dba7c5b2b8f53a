import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import styles from './notice.module.css'

/** A sentence that goes away by itself. @param milliseconds how long it stays */
export function useSuccess(milliseconds: number) {
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (message === null) return undefined
    const timer = setTimeout(() => setMessage(null), milliseconds)
    return () => clearTimeout(timer)
  }, [message, milliseconds])
  return { message, show: setMessage }
}

/** The place where it appears is always there, so that screen readers hear it. */
export function SuccessNotice({ message }: { message: string | null }) {
  return (
    <div role="status" className={styles['place']}>
      {message !== null && (
        <p className={styles['notice']}>
          <IconCheck size={20} stroke={2} aria-hidden />
          {message}
        </p>
      )}
    </div>
  )
}
