import { IconBan } from '@tabler/icons-react'

import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { readablePhone } from '#shared/phone.ts'
import { Chip } from '#ui/display/chip.tsx'
import { RowName, TableCell, TableRow } from '#ui/screens/row-table.tsx'

import type { Customer } from '../customers.contract.ts'
import { customersTexts as texts } from '../customers.it.ts'

import styles from './customers-table.module.css'

type Props = { customer: Customer; onOpen: (id: string) => void }

export function CustomerRow({ customer, onOpen }: Props) {
  const {
    _id,
    name,
    otherNames,
    kind,
    email,
    phone,
    visits,
    cancellations,
    spent,
    lastVisit,
    nextAppointment,
    barred,
  } = customer
  return (
    <TableRow>
      <TableCell column="name">
        <RowName name={name} label={texts.open(name)} onOpen={() => onOpen(_id)} />
        <span className={styles['kind']}>
          <span className="dim">{texts.kinds[kind]}</span>
          {barred && (
            <Chip tone="no" icon={IconBan}>
              {texts.barred}
            </Chip>
          )}
        </span>
        {otherNames.length > 0 && <span className="dim">{texts.otherNames(otherNames)}</span>}
      </TableCell>
      <TableCell column="contact" className={styles['contact']}>
        {email && <span>{email}</span>}
        {phone && <span className="num">{readablePhone(phone)}</span>}
      </TableCell>
      <Figure column="last">{lastVisit ? dayNames.withYear(lastVisit) : texts.none}</Figure>
      <Figure column="next">
        {nextAppointment ? texts.nextVisit(nextAppointment.date, nextAppointment.time) : texts.none}
      </Figure>
      <Figure column="visits">{visits}</Figure>
      <Figure column="cancelled">{cancellations}</Figure>
      <Figure column="spent">{formatChf(spent)}</Figure>
    </TableRow>
  )
}

type FigureProps = { column: keyof typeof texts.columns; children: string | number }

function Figure({ column, children }: FigureProps) {
  return (
    <TableCell column={column} className={styles['figure']}>
      <span className={`num ${styles['value']}`} data-label={texts.columns[column]}>
        {children}
      </span>
    </TableCell>
  )
}
