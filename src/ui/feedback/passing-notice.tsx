import { useCallback, useEffect, useState } from 'react'

import { Notice } from './notice.tsx'

import styles from './passing-notice.module.css'

type Told = { kind: 'success' | 'error'; text: string }

/** Says what happened. */
export type Tell = (kind: Told['kind'], text: string) => void

/** One sentence at a time that goes away by itself. @param milliseconds how long it stays */
export function usePassingNotice(milliseconds = 5_000) {
  const [notice, setNotice] = useState<Told | null>(null)
  useEffect(() => {
    const timer = notice ? setTimeout(() => setNotice(null), milliseconds) : undefined
    return () => clearTimeout(timer)
  }, [notice, milliseconds])
  const tell = useCallback<Tell>((kind, text) => setNotice({ kind, text }), [])
  return { notice, tell }
}

type Props = { notice: Told | null; className?: string }

/** The live region is always there, so that what appears in it is read out. */
export function PassingNotice({ notice, className = '' }: Props) {
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'} className={`${styles['place']} ${className}`}>
      {notice && <Notice kind={notice.kind} role="presentation" message={notice.text} />}
    </div>
  )
}
