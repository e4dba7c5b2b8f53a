type Variant = 'filled' | 'outline' | 'subtle' | 'danger'
type Size = 'sm' | 'md' | 'lg'

/**
 * Makes a link or a button look like Mantine's Button without loading it, for the homepage and the page frame, which must load
 * fast on phones.
 */
export function buttonLook(variant: Variant = 'filled', size: Size = 'md') {
  return { className: 'button', 'data-variant': variant, 'data-size': size }
}
