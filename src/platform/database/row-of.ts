import type { Compilable } from 'kysely'

/** The row type of a query: `RowOf<typeof selectOffers>`. */
export type RowOf<Select extends (...given: never[]) => Compilable> =
  ReturnType<Select> extends Compilable<infer Row> ? Row : never
