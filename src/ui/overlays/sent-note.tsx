import { Fade } from '../display/fade.tsx'

import styles from './sent-note.module.css'

/** The confirmation that a window's form was sent. */
export function SentNote({ text }: { text: string }) {
  return (
    <div role="status" className={styles['sent']}>
      <Fade small />
      <p>{text}</p>
    </div>
  )
}
