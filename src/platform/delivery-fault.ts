/**
 * Why a message was not accepted. `refused`: this message, for good. `deferred`: this message, for now. `unreachable`: the
 * server is down, busy or rejects our login, for any message.
 */
export class DeliveryFault extends Error {
  readonly kind: 'refused' | 'deferred' | 'unreachable'

  constructor(kind: DeliveryFault['kind'], cause: Error) {
    super(cause.message, { cause })
    this.name = 'DeliveryFault'
    this.kind = kind
  }
}
