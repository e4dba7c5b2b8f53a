import type { output, ZodObject, ZodType } from 'zod'

export function readFilters<Schema extends ZodObject<Record<string, ZodType>>>(
  schema: Schema,
  query: URLSearchParams,
): output<Schema> {
  const values: Record<string, string> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const text = query.get(name)
    if (text !== null && field.safeParse(text).success) values[name] = text
  }
  return schema.parse(values)
}
