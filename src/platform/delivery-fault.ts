/**
 * Why a message was not taken: `refused` for good, it alone; `deferred` for now, it alone; or `unreachable`: the server is away,
 * busy or does not let us in, which says nothing of the message.
 */
export class DeliveryFault extends Error {
  readonly kind: 'refused' | 'deferred' | 'unreachable'

  constructor(kind: DeliveryFault['kind'], cause: Error) {
    super(cause.message, { cause })
    this.name = 'DeliveryFault'
    this.kind = kind
  }
}
