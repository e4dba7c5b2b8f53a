import type { ReactNode } from 'react'

import { inboxScreenTexts as texts } from '../../inbox-screens.it.ts'
import type { InboxRequest } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { StateChip, stateLooks } from './state-chip.tsx'
import { useMoment } from './use-moment.ts'

import styles from './requests-table.module.css'

const columns = ['name', 'kind', 'summary', 'state', 'date'] as const

type Props = { requests: readonly InboxRequest[]; isStale: boolean; onOpen: (id: string) => void }

/** A table by its roles: on narrow screens its cells stand in other places, which real cells could not. */
export function RequestsTable({ requests, isStale, onOpen }: Props) {
  return (
    <div role="table" aria-label={texts.title} className={styles['table']} data-stale={isStale}>
      <div role="row" className={`${styles['line']} ${styles['head']}`}>
        {columns.map((column) => (
          <div key={column} role="columnheader">
            {texts.columns[column]}
          </div>
        ))}
      </div>
      {requests.map((request) => (
        <Row key={request._id} request={request} onOpen={onOpen} />
      ))}
    </div>
  )
}

function Row({ request, onOpen }: { request: InboxRequest } & Pick<Props, 'onOpen'>) {
  const moment = useMoment()
  const { _id, kind, state, name, email, phone, summary, createdAt } = request
  return (
    <div
      role="row"
      className={`${styles['line']} ${styles['row']} state-pole`}
      data-tone={stateLooks[state].tone}
      data-new={state === 'new' || undefined}
    >
      <Cell column="name">
        <button
          type="button"
          className={styles['name']}
          aria-label={texts.open(name)}
          onClick={() => onOpen(_id)}
        >
          {name}
        </button>
        <span className={`${styles['small']} ${styles['contact']}`}>{email ?? phone}</span>
      </Cell>
      <Cell column="kind">{inboxTexts.kinds[kind]}</Cell>
      <Cell column="summary">
        <span className={styles['summary']}>{summary}</span>
      </Cell>
      <Cell column="state">
        <StateChip state={state} />
      </Cell>
      <Cell column="date">
        <span className="num">{moment(createdAt)}</span>
      </Cell>
    </div>
  )
}

function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  return (
    <div role="cell" className={styles['cell']} data-column={column}>
      {children}
    </div>
  )
}
