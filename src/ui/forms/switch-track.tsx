import styles from './switch-track.module.css'

/** Draws the switch; it shows the `aria-checked` of its button. */
export function SwitchTrack({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles['track']} ${className}`} aria-hidden="true" />
}
