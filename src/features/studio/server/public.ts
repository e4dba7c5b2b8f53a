export { studioContact } from './settings.ts'
export { shopDayOf } from './shop-day.ts'
export { tellShopChanged } from './tell-shop-changed.ts'
