import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> & {
  icon: Icon
  /** Which of the many on the page, for whoever does not see the row around it. */
  label: string
  /** Of the picture, in pixels. */
  size?: number
}

/** A button that is a picture. */
export function IconButton({ icon: Picture, label, size = 18, className = '', ...rest }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      <Picture size={size} stroke={1.75} aria-hidden />
    </button>
  )
}
