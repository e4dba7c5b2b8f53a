/**
 * A part of a prerendered page that the server rewrites from its tables, with the browser's components:
 * scripts/lib/written-parts.mjs bundles it.
 */
export type WrittenPart<Facts> = {
  room: string
  /** @returns the current HTML */
  write: (facts: Facts) => string
}

/** @param html of the page as prerendered */
export function withPart<Facts>(html: string, { room, write }: WrittenPart<Facts>, facts: Facts): string {
  // A function, because '$' has a meaning in a replacement text.
  return html.replace(room, () => write(facts))
}
