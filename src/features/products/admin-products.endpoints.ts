import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./products.contract.ts')

export const { adminProducts, createProduct, changeProduct, deleteProduct, changeInventory, stockMovements } = endpoints(contract, adminOnly, {
  adminProducts: 'GET /products/admin/all',
  /** JSON, or a form with the part 'image' beside the fields (D-SHOP-12). */
  createProduct: 'POST /products',
  changeProduct: 'PUT /products/:id',
  deleteProduct: 'DELETE /products/:id',
  changeInventory: 'PATCH /products/:id/inventory',
  /** The stock history. Not in the specification. */
  stockMovements: 'GET /products/:id/movements',
})
