import styles from './fade-skeleton.module.css'

type Props = {
  width?: number | string
  height?: number | string
  /** A picture or card instead of a line of text. */
  block?: boolean
  className?: string
}

/** A loading placeholder of fading strokes, in the box that the content will fill. */
export function FadeSkeleton({ width = '100%', height = 16, block = false, className = '' }: Props) {
  return (
    <div
      className={`faded ${block ? styles['block'] : ''} ${className}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}
