export { oneProduct } from './shop/one-product.ts'
export { soldProducts } from './shop/sold-products.ts'
export {
  firstStock,
  giveBack,
  handOver,
  lockProductsOf,
  type Shortage,
  type SoldProduct,
  type TakenProduct,
  takeBackAllEnded,
  takePieces,
} from './stock/stock-table.ts'
export { listProducts } from './shop/list-products.ts'
export { soldCategories } from './shop/sold-categories.ts'
