import { useQuery } from '@tanstack/react-query'

import { panelTexts } from '#features/panels/panels.it.ts'
import { paymentConfigQuery } from '#features/payments/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** C-41. */
export function ShopComing() {
  const { data: config } = useQuery(paymentConfigQuery)
  return config?.publishableKey === '' ? <Notice message={panelTexts.admin.shop.coming} /> : null
}
