import styles from './switch-track.module.css'

export function SwitchTrack({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles['track']} ${className}`} aria-hidden="true" />
}
