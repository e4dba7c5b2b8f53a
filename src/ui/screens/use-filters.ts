import { useSearchParams } from 'react-router'

/**
 * Filters in the address, so that a reload and a link keep them.
 * @returns the query and a way to change some of it; an empty value is left out, and the page begins again
 */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const change = (filters: Record<string, string | number | null>) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (!('page' in filters)) after.delete('page')
        for (const [name, value] of Object.entries(filters)) {
          if (value === null || value === '') after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [query, change] as const
}
