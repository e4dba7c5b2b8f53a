import { useQuery } from '@tanstack/react-query'

import { customerQuery } from '../customer-card/customer-query.ts'
import { CustomerPanel } from './customer-panel.tsx'

/** Whoever a link from another section names. */
export function LinkedCustomer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: card } = useQuery(customerQuery({ customerId: id }))
  return card ? <CustomerPanel customer={{ ...card, _id: id }} onClose={onClose} /> : null
}
