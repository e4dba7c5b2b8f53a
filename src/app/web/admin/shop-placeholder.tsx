import { useQuery } from '@tanstack/react-query'

import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import { panelTexts } from '../../panels.it.ts'

/** C-41. */
export function ShopPlaceholderSection() {
  const { data: config } = useQuery(paymentConfigQuery)
  return config?.publishableKey === '' ? <Notice message={panelTexts.admin.shop.coming} /> : null
}
