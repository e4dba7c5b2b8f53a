/** `message` is Italian and can be shown to the user. */
export type ErrorBody = {
  success: false
  code: string
  message: string
  /** Field name → Italian sentence, on invalid input. */
  errors?: Record<string, string>
  /** Quote it to find the failure in the server's log. */
  requestId: string
  /** Set when only a bigger plan allows the action; the owner also gets the usage and its limit. */
  upgradeRequired?: boolean
  resource?: string
  current?: number
  limit?: number
  details?: Record<string, unknown>
}
