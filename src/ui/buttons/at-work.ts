/** Makes a busy button look disabled; unlike a disabled button it keeps the focus. */
export const atWork = (isAtWork: boolean) =>
  isAtWork ? { 'aria-disabled': true, 'data-disabled': true } : {}
