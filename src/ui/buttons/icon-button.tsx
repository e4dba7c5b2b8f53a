import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> & {
  icon: Icon
  /** Must tell the button from others on the page, for screen readers. */
  label: string
  size?: number
}

export function IconButton({ icon: Picture, label, size = 18, className = '', ...rest }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      <Picture size={size} stroke={1.75} aria-hidden />
    </button>
  )
}
