import { lazy } from 'react'

/** The shop as a part of another page; it asks for the providers of forms and queries around it. */
export const Shop = lazy(() => import('./shop.tsx'))
export { isCheckout } from './addresses.ts'
export { ShopToCome } from './shop-to-come.tsx'
