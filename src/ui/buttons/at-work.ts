/** Of a button while what it has begun is under way: it looks disabled and keeps the focus, which a disabled one loses. */
export const atWork = (isAtWork: boolean) =>
  isAtWork ? { 'aria-disabled': true, 'data-disabled': true } : {}
