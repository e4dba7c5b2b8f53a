/** Only ever recorded: what is booked goes by the shop's zone. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
