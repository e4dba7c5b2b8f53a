/** A part of a built page that the server writes anew from its tables, as browsers draw it: scripts/lib/written-parts.mjs bundles it. */
export type WrittenPart<Facts> = {
  /** HTML that the build has written in its place. */
  room: string
  /** @returns HTML of what stands there for whoever opens the page */
  write: (facts: Facts) => string
}

/** @param html of the page as the build wrote it */
export function withPart<Facts>(html: string, { room, write }: WrittenPart<Facts>, facts: Facts): string {
  // A function: in a text, a '$' would have a meaning.
  return html.replace(room, () => write(facts))
}
