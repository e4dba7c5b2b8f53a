import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./products.contract.ts')

export const { products, productCategories, oneProduct } = endpoints(contract, 'public', {
  products: 'GET /products',
  productCategories: 'GET /products/categories',
  oneProduct: 'GET /products/:id',
})
