import styles from './fade.module.css'

type Props = {
  /** 12 px high and short, as on phones and in cards. */
  small?: boolean
  className?: string
}

/** The fade rule: strokes that thin out once, in the current colour. */
export function Fade({ small = false, className = '' }: Props) {
  return (
    <div className={`${styles['fade']} ${small ? styles['small'] : ''} ${className}`} aria-hidden="true" />
  )
}
