import { useQuery } from '@tanstack/react-query'

import { TitledSection } from '#ui/display/titled-section.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import { customerTexts } from '../customers.it.ts'
import { CustomerFigures } from './customer-card/customer-figures.tsx'
import { CustomerHistory } from './customer-card/customer-history.tsx'
import { CustomerNotes } from './customer-card/customer-notes.tsx'
import { CustomerOrders } from './customer-card/customer-orders.tsx'
import { type CardOwner, customerQuery } from './customer-card/customer-query.ts'

import styles from './customer-card/customer-card.module.css'

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
