import { lazy, type ReactNode, useState } from 'react'

import { createQueryClient } from '#ui/http/query-client.ts'
import { Libraries } from '#ui/libraries.tsx'

const Shop = lazy(() => import('#features/shop/web/shop.tsx'))

export default function ShopInside({ away }: { away: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <Libraries queries={queries}>
      <Shop embedded away={away} />
    </Libraries>
  )
}
