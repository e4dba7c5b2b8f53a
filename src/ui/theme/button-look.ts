type Variant = 'filled' | 'outline' | 'subtle' | 'danger'
type Size = 'sm' | 'md' | 'lg'

/**
 * Makes a link or a button look like Mantine's Button without loading it: the homepage and the page frame are
 * read by people on the move, forms bring the component library when they come.
 */
export function buttonLook(variant: Variant = 'filled', size: Size = 'md') {
  return { className: 'button', 'data-variant': variant, 'data-size': size }
}
