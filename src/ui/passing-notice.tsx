import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'

import styles from './passing-notice.module.css'

/** Milliseconds that a notice stays. */
const lifetime = 5000

type Notice = { kind: 'success' | 'error'; text: string }

/** Says what happened. */
export type Tell = (kind: Notice['kind'], text: string) => void

/** One sentence at a time, gone after five seconds. */
export function usePassingNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    const timer = notice ? setTimeout(() => setNotice(null), lifetime) : undefined
    return () => clearTimeout(timer)
  }, [notice])
  const tell = useCallback<Tell>((kind, text) => setNotice({ kind, text }), [])
  return { notice, tell }
}

/** The live region is always there, so that what appears in it is read out. */
export function PassingNotice({ notice }: { notice: Notice | null }) {
  const Icon = notice?.kind === 'error' ? IconAlertTriangle : IconCheck
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <div className={styles['notice']} data-kind={notice.kind}>
          <Icon size={18} stroke={2.2} aria-hidden />
          <p>{notice.text}</p>
        </div>
      )}
    </div>
  )
}
