/** The operator's log, for work that no caller waits for. */
export type Log = {
  error(details: object, text: string): void
  warn(details: object, text: string): void
}
