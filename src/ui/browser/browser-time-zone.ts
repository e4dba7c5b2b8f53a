/** Only recorded: bookings use the shop's time zone. */
export function browserTimeZone(): string {
  // The first Intl format takes 30 ms, and every call sends this.
  return typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId()
}
