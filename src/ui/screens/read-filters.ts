import type { output, ZodObject, ZodType } from 'zod'

/** What the address asks a list for, as its call takes it; anything that is no such question is ignored. */
export function readFilters<Schema extends ZodObject<Record<string, ZodType>>>(
  schema: Schema,
  query: URLSearchParams,
): output<Schema> {
  const asked: Record<string, string> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const text = query.get(name)
    if (text !== null && field.safeParse(text).success) asked[name] = text
  }
  return schema.parse(asked)
}
