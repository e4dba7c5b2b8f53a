import { ordersScreenTexts } from '../orders-screens.it.ts'
import { ordersTexts } from '../orders.it.ts'
import { orderStatuses } from '../orders.rules.ts'

/** 'Tutti' and the six (D-SHOP-15). */
export const statusChoices = [
  { value: '', label: ordersScreenTexts.all },
  ...orderStatuses.map((value) => ({ value, label: ordersTexts.statuses[value] })),
]
