export { knownSettings, readSettings, refreshSettings, shopTitle, useStudio } from './use-studio.ts'
export { pageMeta } from './page-meta.ts'
export { type ShopNow, useShopNow } from './use-shop-now.ts'
export { WithoutScript } from './without-script.tsx'
