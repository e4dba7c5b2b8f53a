import { IconShoppingCart } from '@tabler/icons-react'

import { panelTexts } from '#features/panels/panels.it.ts'

import { ShopToCome } from './shop-to-come.tsx'

export default function OrdersSection() {
  return <ShopToCome icon={IconShoppingCart} texts={panelTexts.admin.shop.orders} />
}
