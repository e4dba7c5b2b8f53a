import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import {
  adminProducts,
  changeInventory,
  changeProduct,
  createProduct,
  deleteProduct,
  stockMovements,
} from '../../admin-products.endpoints.ts'
import {
  type AdminProductsQuery,
  adminProductsQuerySchema,
  type InventoryRequest,
  type ProductChange,
  type ProductRequest,
} from '../../products.contract.ts'
import { productsTexts } from '../../products.it.ts'

/** Live events reload all queries below 'admin'. */
const queryKey = ['admin', 'products']
const timeout = staffTimeout
/** Milliseconds: 5 MB over a slow connection. */
const uploadTimeout = 120_000

export const filtersOf = (query: URLSearchParams) => ({
  ...readFilters(adminProductsQuerySchema, query),
  limit: 24,
})
export type Filters = ReturnType<typeof filtersOf>

export function useProducts(query: AdminProductsQuery) {
  return useQuery(
    steadyQuery([...queryKey, 'list', query], (terms) => call(adminProducts, { query, ...terms })),
  )
}

export function useMovements(id: string, page: number) {
  return useQuery(
    steadyQuery([...queryKey, 'movements', id, page], (terms) =>
      call(stockMovements, { params: { id }, query: { page, limit: 10 }, ...terms }),
    ),
  )
}

/**
 * @param done success message
 * @param turn mutations with the same value run one after another; each is a new attempt
 */
function useProductMutation<Request, Result>(
  mutationFn: (request: Request) => Promise<Result>,
  { done, turn }: { done?: string; turn?: string } = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    ...(turn !== undefined && { scope: { id: turn } }),
    // The customers' queries show the same products.
    onSuccess: async () => {
      await Promise.all([queryKey, ['products']].map((key) => client.invalidateQueries({ queryKey: key })))
      if (done !== undefined) toasts.success(done)
    },
  })
}

/** @template Body `form` holds the same with a picture */
export type SentProduct<Body> = { body: Body; form: FormData | undefined }

const waiting = (form: FormData | undefined) => (form ? uploadTimeout : timeout)

/** Identifies a picture for the idempotency key without reading its bytes. */
function pictureIn(form: FormData | undefined): (string | number)[] {
  const image = form?.get('image')
  return image instanceof File ? [image.name, image.size, image.lastModified] : []
}

export function useCreateProduct() {
  const [attempt] = useState(() => createAttemptKey({ storedAs: 'new-product' }))
  return useProductMutation(async ({ body, form }: SentProduct<ProductRequest>) => {
    const idempotencyKey = attempt.keyFor([body, pictureIn(form)])
    const answer = await call(createProduct, { body, form, idempotencyKey, timeout: waiting(form) })
    attempt.finish()
    return answer
  })
}

export function useChangeProduct(id: string) {
  return useProductMutation(
    ({ body, form }: SentProduct<ProductChange>) =>
      call(changeProduct, { params: { id }, body, form, timeout: waiting(form) }),
    { done: productsTexts.updated },
  )
}

export function useRemoveProduct() {
  return useProductMutation((id: string) => call(deleteProduct, { params: { id }, timeout }), {
    done: productsTexts.deleted,
  })
}

export function useChangeStock(id: string) {
  const [attempt] = useState(() => createAttemptKey({ storedAs: `stock:${id}` }))
  return useProductMutation(
    async (body: InventoryRequest) => {
      const idempotencyKey = attempt.keyFor(body)
      const answer = await call(changeInventory, { params: { id }, body, idempotencyKey, timeout })
      attempt.finish()
      return answer
    },
    { turn: `stock ${id}` },
  )
}
