import { useRef } from 'react'
import { useSearchParams } from 'react-router'

/** @returns the query and a function that changes filters; it drops empty values and returns to the first page */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  /** A second change may come before the first is drawn. */
  const last = useRef<{ from: URLSearchParams; to: URLSearchParams } | null>(null)
  const change = (filters: Record<string, string | number | null>) => {
    const after = new URLSearchParams(last.current?.from === query ? last.current.to : query)
    if (!('page' in filters)) after.delete('page')
    for (const [name, value] of Object.entries(filters)) {
      if (value === null || value === '') after.delete(name)
      else after.set(name, String(value))
    }
    last.current = { from: query, to: after }
    setQuery(after, { replace: true, preventScrollReset: true })
  }
  return [query, change] as const
}
