import { useQuery } from '@tanstack/react-query'

import { customerQuery } from '../customer-card/customer-query.ts'
import { CustomerPanel, type Listed } from './customer-panel.tsx'

type Props = {
  id: string
  /** As the list has them; undefined: a link from another section names them. */
  listed: Listed | undefined
  onClose: () => void
}

/** Whoever the address opens. What is being written stays, whatever the list shows meanwhile. */
export function OpenedCustomer({ id, listed, onClose }: Props) {
  const { data: card } = useQuery(customerQuery({ customerId: id }))
  const customer = listed ?? (card && { ...card, _id: id })
  return customer ? <CustomerPanel customer={customer} onClose={onClose} /> : null
}
