import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./products.contract.ts')

export const adminProducts = endpoint('GET /products/admin/all', adminOnly, contract, 'adminProducts')

/** JSON, or a form with the part 'image' beside the fields (D-SHOP-12). */
export const createProduct = endpoint('POST /products', adminOnly, contract, 'createProduct')

export const changeProduct = endpoint('PUT /products/:id', adminOnly, contract, 'changeProduct')

export const deleteProduct = endpoint('DELETE /products/:id', adminOnly, contract, 'deleteProduct')

export const changeInventory = endpoint('PATCH /products/:id/inventory', adminOnly, contract, 'changeInventory')

/** Where the pieces went. Beyond the documents. */
export const stockMovements = endpoint('GET /products/:id/movements', adminOnly, contract, 'stockMovements')
