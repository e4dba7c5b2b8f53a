import { useMoment } from '#features/settings/web/use-moment.ts'
import { readablePhone } from '#shared/phone.ts'
import { FigureCell, RowName, TableCell, TableRow } from '#ui/screens/row-table.tsx'

import { inboxScreenTexts as texts } from '../../inbox-screens.it.ts'
import type { InboxInquiry } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { StateChip, stateLooks } from './state-chip.tsx'

import styles from './inquiries-table.module.css'

type Props = { request: InboxInquiry; onOpen: (id: string) => void }

export function InquiryRow({ request, onOpen }: Props) {
  const moment = useMoment('short')
  const { _id, kind, state, name, email, phone, summary, createdAt } = request
  return (
    <TableRow tone={stateLooks[state].tone} className={styles[state === 'new' ? 'new' : 'read']}>
      <TableCell column="name">
        <RowName name={name} label={texts.open(name)} onOpen={() => onOpen(_id)} />
        <span className={styles['contact']}>{email ?? readablePhone(phone)}</span>
      </TableCell>
      <TableCell column="kind">{inboxTexts.kinds[kind]}</TableCell>
      <TableCell column="summary">
        <span className={styles['summary']}>{summary}</span>
      </TableCell>
      <TableCell column="state">
        <StateChip state={state} />
      </TableCell>
      <FigureCell column="date">{moment(createdAt)}</FigureCell>
    </TableRow>
  )
}
