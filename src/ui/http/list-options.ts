import { keepPreviousData } from '@tanstack/react-query'

/** Of a list with filters or pages: it stays until the next one is there, and is read again whenever it is opened. */
export const listOptions = { placeholderData: keepPreviousData, staleTime: 0 } as const
