import { Fade } from '../display/fade.tsx'

import styles from './sent-note.module.css'

/** What a window says when its form has arrived. */
export function SentNote({ text }: { text: string }) {
  return (
    <div role="status" className={styles['sent']}>
      <Fade small />
      <p>{text}</p>
    </div>
  )
}
