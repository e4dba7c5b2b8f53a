import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./products.contract.ts')

export const adminProducts = endpoint('GET /products/admin/all', adminOnly, {
  contract,
  query: 'adminProductsQuerySchema',
  answer: 'adminProductsAnswerSchema',
})

/** JSON, or a form with the part 'image' beside the fields (D-SHOP-12). */
export const createProduct = endpoint('POST /products', adminOnly, {
  contract,
  body: 'productRequestSchema',
  answer: 'adminProductAnswerSchema',
  status: 201,
})

export const changeProduct = endpoint('PUT /products/:id', adminOnly, {
  contract,
  body: 'productChangeSchema',
  answer: 'adminProductAnswerSchema',
})

export const deleteProduct = endpoint('DELETE /products/:id', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})

export const changeInventory = endpoint('PATCH /products/:id/inventory', adminOnly, {
  contract,
  body: 'inventoryRequestSchema',
  answer: 'adminProductAnswerSchema',
})

/** Where the pieces went. Beyond the documents. */
export const stockMovements = endpoint('GET /products/:id/movements', adminOnly, {
  contract,
  query: 'movementsQuerySchema',
  answer: 'movementsAnswerSchema',
})
