/** What somebody who runs the product reads: of work that nobody waits for. */
export type Log = {
  error(details: object, text: string): void
  warn(details: object, text: string): void
}
