import { type ReactNode, useState } from 'react'

import { Shop } from '#features/shop/web/public.ts'
import { createQueryClient } from '#ui/http/query-client.ts'
import { Libraries } from '#ui/libraries.tsx'

export default function ShopInside({ away }: { away: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <Libraries queries={queries}>
      <Shop embedded away={away} />
    </Libraries>
  )
}
