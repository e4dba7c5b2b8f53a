/** Public pages whose HTML is written at build time, so that search engines and slow phones get real content. */
export const prerenderedPaths = [
  '/',
  '/guest-booking',
  '/booking-confirmation',
  '/login',
  '/register',
  '/reset-password',
  '/verify-email',
]
