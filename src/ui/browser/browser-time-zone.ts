/** Only ever recorded: what is booked goes by the shop's zone. */
export function browserTimeZone(): string {
  // The first of Intl's formats takes a page 30 ms; every call carries this.
  return typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId()
}
