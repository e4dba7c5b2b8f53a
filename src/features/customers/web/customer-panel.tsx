import { Button } from '@mantine/core'
import { useState } from 'react'

import { readablePhone } from '#shared/phone.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { SidePanel } from '#ui/overlays/side-panel.tsx'

import type { Customer } from '../customers.contract.ts'
import { customersTexts } from '../customers.it.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { CustomerCardSection } from './customer-card-section.tsx'
import { useSimilarCustomers, useMergeCustomers } from './customers-queries.ts'

import styles from './customer-panel.module.css'

const { unite: texts } = customersTexts

export type ListedCustomer = Pick<Customer, '_id' | 'name' | 'email' | 'phone'>
type Props = { customer: ListedCustomer; onClose: () => void }

export function CustomerPanel({ customer, onClose }: Props) {
  const { _id, name, email, phone } = customer
  const [other, setOther] = useState<Customer | null>(null)
  return (
    <SidePanel title={name} history="entry" onClose={onClose} isCovered={other !== null}>
      <div className={styles['panel']}>
        {(email || phone) && (
          <div className={styles['contact']}>
            <p className={styles['lines']}>
              {email && <span>{email}</span>}
              {phone && <span className="num">{readablePhone(phone)}</span>}
            </p>
            <div className="actions">
              <ContactButtons phone={phone} email={email} />
            </div>
          </div>
        )}
        <Similar id={_id} onChoose={setOther} />
        <CustomerCardSection owner={{ customerId: _id }} />
      </div>
      {other && <UniteDialog customer={customer} other={other} onClose={() => setOther(null)} />}
    </SidePanel>
  )
}

function Similar({ id, onChoose }: { id: string; onChoose: (other: Customer) => void }) {
  const { data = [] } = useSimilarCustomers(id)
  if (data.length === 0) return null
  return (
    <TitledSection id="stessa-persona" title={texts.title} level="h3" className={styles['similar']}>
      <ul>
        {data.map((other) => (
          <li key={other._id}>
            <div>
              <b>{other.name}</b>
              <p className="dim">
                {[
                  customersTexts.kinds[other.kind],
                  other.email,
                  readablePhone(other.phone ?? ''),
                  texts.visits(other.visits),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.open(other.name)}
              onClick={() => onChoose(other)}
            >
              {texts.button}
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type UniteProps = { customer: ListedCustomer; other: Customer; onClose: () => void }

function UniteDialog({ customer, other, onClose }: UniteProps) {
  const unite = useMergeCustomers(customer._id)
  return (
    <ConfirmDialog
      texts={{ ...texts, title: texts.dialog, question: texts.question(customer.name, other.name) }}
      isBusy={unite.isPending}
      failure={unite.error && messageOf(unite.error, texts.failed)}
      onConfirm={() => unite.mutate(other._id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
