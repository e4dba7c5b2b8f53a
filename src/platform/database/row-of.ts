import type { Compilable } from 'kysely'

/** What a query answers: `RowOf<typeof selectOffers>`. */
export type RowOf<Select extends (...given: never[]) => Compilable> =
  ReturnType<Select> extends Compilable<infer Row> ? Row : never
