import styles from './fade.module.css'

type Props = {
  small?: boolean
  className?: string
}

export function Fade({ small = false, className = '' }: Props) {
  return (
    <div className={`${styles['fade']} ${small ? styles['small'] : ''} ${className}`} aria-hidden="true" />
  )
}
