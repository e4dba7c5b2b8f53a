import { lazy } from 'react'

export { categoriesQuery, productQuery, productsQuery, readProducts } from './shop/shop-queries.ts'

/** What the shop sells, a section of the admin panel. */
export const ProductsTab = lazy(() => import('./admin/products-tab.tsx'))
