import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./products.contract.ts')

export const products = endpoint('GET /products', 'public', {
  contract,
  query: 'productsQuerySchema',
  answer: 'productsAnswerSchema',
})

export const productCategories = endpoint('GET /products/categories', 'public', {
  contract,
  answer: 'categoriesAnswerSchema',
})

export const oneProduct = endpoint('GET /products/:id', 'public', { contract, answer: 'productAnswerSchema' })
