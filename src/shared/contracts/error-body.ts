/** What every failed call answers. `message` is Italian and ready for the person on the other side. */
export type ErrorBody = {
  success: false
  code: string
  message: string
  /** Field name → Italian sentence, on invalid input. */
  errors?: Record<string, string>
  /** Quote it to find the failure in the server's log. */
  requestId: string
  /** Set when only a bigger plan would allow the action; to the owner also what is used up, and how far. */
  upgradeRequired?: boolean
  resource?: string
  current?: number
  limit?: number
  /** What the client needs to offer a way on, for example the new price. */
  details?: Record<string, unknown>
}
