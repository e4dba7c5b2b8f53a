import { lazy } from 'react'

/** The shop as a part of another page, which must provide Mantine and the query client. */
export const Shop = lazy(() => import('./shop.tsx'))
export { isCheckout } from './addresses.ts'
export { ShopToCome } from './shop-to-come.tsx'
