import marchio from './illustrations/marchio.svg?raw'
import styles from './wordmark.module.css'

const letters = ['F', '4', 'D', 'E', 'Z', 'O', 'N', 'E']

/** The name as text, losing weight letter by letter. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles['wordmark']} ${className}`} role="img" aria-label="F4DEZONE">
      {letters.map((letter, index) => (
        <i key={index}>{letter}</i>
      ))}
    </span>
  )
}

/** The name as a drawing in the current colour: as wide as its box, independent of any font. */
export function WordmarkDrawing({ className = '' }: { className?: string }) {
  return (
    <div
      className={`${styles['drawing']} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: marchio }}
    />
  )
}
