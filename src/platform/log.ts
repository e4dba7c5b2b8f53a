export type Log = {
  error(details: object, text: string): void
  warn(details: object, text: string): void
}
