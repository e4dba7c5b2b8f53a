import styles from './fade-skeleton.module.css'

type Props = {
  width?: number | string
  height?: number | string
  block?: boolean
  className?: string
}

export function FadeSkeleton({ width = '100%', height = 16, block = false, className = '' }: Props) {
  return (
    <div
      className={`faded ${block ? styles['block'] : ''} ${className}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}
