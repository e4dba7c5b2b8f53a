import { useQuery } from '@tanstack/react-query'

import { customerTexts } from '#features/customers/customers.it.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import { CustomerFigures } from './customer-figures.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { type CardOwner, customerQuery } from './customer-query.ts'

import styles from './customer-card.module.css'

export function CustomerCardSection({ owner }: { owner: CardOwner }) {
  const card = useQuery(customerQuery(owner))
  const currentId = 'appointmentId' in owner ? owner.appointmentId : null
  return (
    <TitledSection id="scheda-cliente" title={customerTexts.title} level="h3" className={styles['card']}>
      {card.data ? (
        <>
          <CustomerFigures card={card.data} />
          <CustomerNotes owner={owner} card={card.data} />
          {card.data.bought && <CustomerOrders bought={card.data.bought} />}
          <CustomerHistory card={card.data} currentId={currentId} />
        </>
      ) : card.isError ? (
        <Notice
          kind="error"
          message={messageOf(card.error, customerTexts.loadFailed)}
          onRetry={() => void card.refetch()}
        />
      ) : (
        <FadeSkeleton block height={220} />
      )}
    </TitledSection>
  )
}
