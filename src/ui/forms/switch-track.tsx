import styles from './switch-track.module.css'

/** What a switch draws: it shows the `aria-checked` of the button that it stands in. */
export function SwitchTrack({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles['track']} ${className}`} aria-hidden="true" />
}
