import type { Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'

import { panelTexts } from '#features/panels/panels.it.ts'
import { paymentConfigQuery } from '#features/payments/web/public.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

type Props = { icon: Icon; texts: { title: string; empty: string; hint: string } }

/** A section of the shop before there is one; the banner is for salons that cannot take cards yet (C-41). */
export function ShopToCome({ icon: Picture, texts }: Props) {
  const { data: config } = useQuery(paymentConfigQuery)
  return (
    <PanelScreen title={texts.title}>
      {config?.publishableKey === '' && <Notice message={panelTexts.admin.shop.coming} />}
      <EmptyState icon={<Picture size={28} stroke={1.75} />} title={texts.empty} text={texts.hint} />
    </PanelScreen>
  )
}
