import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./products.contract.ts')

export const products = endpoint('GET /products', 'public', contract, 'products')

export const productCategories = endpoint('GET /products/categories', 'public', contract, 'productCategories')

export const oneProduct = endpoint('GET /products/:id', 'public', contract, 'oneProduct')
