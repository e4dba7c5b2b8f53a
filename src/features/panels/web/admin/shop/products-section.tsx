import { IconBox } from '@tabler/icons-react'

import { panelTexts } from '#features/panels/panels.it.ts'

import { ShopToCome } from './shop-to-come.tsx'

export default function ProductsSection() {
  return <ShopToCome icon={IconBox} texts={panelTexts.admin.shop.products} />
}
