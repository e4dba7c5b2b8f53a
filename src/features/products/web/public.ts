import { lazy } from 'react'

export { categoriesQuery, productQuery, productsQuery, readProducts } from './shop/shop-queries.ts'

export const ProductsTab = lazy(() => import('./admin/products-tab.tsx'))
