import { IconBan } from '@tabler/icons-react'

import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { Chip } from '#ui/display/chip.tsx'

import type { Customer } from '../../customers.contract.ts'
import { customersTexts as texts } from '../../customers.it.ts'

import styles from './customers-table.module.css'

const columns = ['name', 'contact', 'last', 'next', 'visits', 'cancelled', 'spent'] as const

type Props = { customers: readonly Customer[]; onOpen: (customer: Customer) => void }

/** A table by its roles: on narrow screens its cells stand in other places, which real cells could not. */
export function CustomersTable({ customers, onOpen }: Props) {
  return (
    <div role="table" aria-label={texts.title} className={styles['table']}>
      <div role="row" className={`${styles['line']} ${styles['head']}`}>
        {columns.map((column) => (
          <div key={column} role="columnheader">
            {texts.columns[column]}
          </div>
        ))}
      </div>
      {customers.map((customer) => (
        <Row key={customer._id} customer={customer} onOpen={onOpen} />
      ))}
    </div>
  )
}

function Row({ customer, onOpen }: { customer: Customer } & Pick<Props, 'onOpen'>) {
  const { name, kind, email, phone, visits, cancellations, spent, lastVisit, nextAppointment, barred } =
    customer
  return (
    <div role="row" className={`${styles['line']} ${styles['row']}`}>
      <div role="cell" className={styles['who']}>
        <button
          type="button"
          className={styles['name']}
          aria-label={texts.open(name)}
          onClick={() => onOpen(customer)}
        >
          {name}
        </button>
        <span className={styles['kind']}>
          <span className="dim">{texts.kinds[kind]}</span>
          {barred && (
            <Chip tone="no" icon={IconBan}>
              {texts.barred}
            </Chip>
          )}
        </span>
      </div>
      <div role="cell" className={styles['contact']}>
        {email && <span>{email}</span>}
        {phone && <span className="num">{phone}</span>}
      </div>
      <Cell label={texts.columns.last}>{lastVisit ? dayNames.withYear(lastVisit) : texts.none}</Cell>
      <Cell label={texts.columns.next}>
        {nextAppointment ? texts.nextVisit(nextAppointment.date, nextAppointment.time) : texts.none}
      </Cell>
      <Cell label={texts.columns.visits}>{visits}</Cell>
      <Cell label={texts.columns.cancelled}>{cancellations}</Cell>
      <Cell label={texts.columns.spent}>{formatChf(spent)}</Cell>
    </div>
  )
}

/** Where there is no head above it, the cell says what it is. */
function Cell({ label, children }: { label: string; children: string | number }) {
  return (
    <div role="cell" className={styles['cell']} data-label={label}>
      <span className="num">{children}</span>
    </div>
  )
}
