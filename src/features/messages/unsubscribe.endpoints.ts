import { endpoints } from '#shared/contracts/endpoint.ts'

export const { unsubscribe } = endpoints(() => import('./unsubscribe.contract.ts'), 'public', {
  /** The token alone is proof: the reader of the mail need not log in. */
  unsubscribe: 'POST /users/unsubscribe',
})
