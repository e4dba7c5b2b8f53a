import { Fade } from '../display/fade.tsx'

import styles from './sent-note.module.css'

export function SentNote({ text }: { text: string }) {
  return (
    <div role="status" className={styles['sent']}>
      <Fade small />
      <p>{text}</p>
    </div>
  )
}
