import marchio from './illustrations/marchio.svg?raw'

import styles from './wordmark.module.css'

const letters = [
  ['F', 900],
  ['4', 800],
  ['D', 690],
  ['E', 580],
  ['Z', 470],
  ['O', 350],
  ['N', 230],
  ['E', 120],
] as const

export function Wordmark() {
  return (
    <span>
      <span className="vh">F4DEZONE</span>
      <span className={styles['wordmark']} aria-hidden="true">
        {letters.map(([letter, weight]) => (
          <span key={weight} style={{ fontWeight: weight }}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  )
}

export function WordmarkDrawing({ className = '' }: { className?: string }) {
  return (
    <div
      className={`${styles['drawing']} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: marchio }}
    />
  )
}
