import type { output, ZodObject, ZodType } from 'zod'

/** What the address asks a list for, as its call takes it; anything that is no such question is ignored. */
export function readFilters<Schema extends ZodObject<Record<string, ZodType>>>(
  schema: Schema,
  query: URLSearchParams,
): output<Schema> {
  const asked = [...query].filter(([name, text]) => schema.shape[name]?.safeParse(text).success)
  return schema.parse(Object.fromEntries(asked))
}
