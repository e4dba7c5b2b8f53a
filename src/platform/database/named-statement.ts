import type { QueryConfig } from 'pg'

const parameter = /(?<![:\w]):([a-z]\w*)/g

/**
 * A statement whose parameters have names: `:day` in the text, `day` in the values. PostgreSQL prepares it once per connection.
 * @throws Error when the text and the values name other parameters
 */
export function namedStatement(name: string, text: string): (values: Record<string, unknown>) => QueryConfig {
  const names = [...new Set([...text.matchAll(parameter)].map(([, found = '']) => found))]
  const prepared = text.replaceAll(parameter, (_whole, found: string) => `$${names.indexOf(found) + 1}`)
  return (values) => {
    const missing = names.filter((known) => !(known in values))
    const unknown = Object.keys(values).filter((known) => !names.includes(known))
    if (missing.length + unknown.length > 0)
      throw new Error(`${name} got other parameters: ${[...missing, ...unknown].join(', ')}`)
    return { name, text: prepared, values: names.map((known) => values[known]) }
  }
}
