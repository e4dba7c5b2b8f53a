import type { Compilable } from 'kysely'

export type RowOf<Select extends (...given: never[]) => Compilable> =
  ReturnType<Select> extends Compilable<infer Row> ? Row : never
