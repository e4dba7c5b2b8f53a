import { useQuery } from '@tanstack/react-query'

import { customerQuery } from './customer-card/customer-query.ts'
import { CustomerPanel, type ListedCustomer } from './customer-panel.tsx'

type Props = {
  id: string
  listed: ListedCustomer | undefined
  onClose: () => void
}

export function OpenedCustomer({ id, listed, onClose }: Props) {
  const { data: card } = useQuery(customerQuery({ customerId: id }))
  const customer = listed ?? (card && { ...card, _id: id })
  return customer ? <CustomerPanel customer={customer} onClose={onClose} /> : null
}
