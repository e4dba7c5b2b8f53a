import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'

import { FilterChoice, Filters, FilterSearch } from '#ui/screens/filters.tsx'
import { PagedTable } from '#ui/screens/paged-table.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'
import { useOpened } from '#ui/screens/use-opened.ts'

import { inboxScreenTexts as texts } from '../inbox-screens.it.ts'
import type { InboxAnswer } from '../inbox.contract.ts'
import { inboxTexts } from '../inbox.it.ts'
import { inquiryStates } from '../inquiries.rules.ts'
import { ExportInquiries } from './inbox/export-inquiries.tsx'
import { filtersOf, inboxQuery } from './inbox/inbox-queries.ts'
import { InquiryPanel } from './inbox/inquiry-panel.tsx'
import { InquiryRow } from './inbox/inquiry-row.tsx'

import styles from './inbox/inquiries-table.module.css'

export default function InquiriesTab() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const { kind, state, search } = filters
  const list = useQuery(inboxQuery(filters))
  const { open, shownOf } = useOpened('request')
  const shown = shownOf(list.data?.data)
  return (
    <PanelScreen title={texts.title} tools={<ExportInquiries filters={{ kind, state, search }} />}>
      <p className="dim">{texts.lead}</p>
      <Filters values={filters} onChange={setFilters}>
        <FilterSearch label={texts.search} />
        <FilterChoice name="state" label={texts.state} {...stateWords(list.data?.counts)} />
        <FilterChoice name="kind" {...texts.kind} choices={inboxTexts.kinds} />
      </Filters>
      <PagedTable
        query={list}
        icon={IconInbox}
        texts={texts}
        isFiltered={Boolean(kind ?? state ?? search)}
        height={480}
        className={styles['table']}
      >
        {(request) => <InquiryRow request={request} onOpen={open} />}
      </PagedTable>
      {shown && <InquiryPanel key={shown.id} {...shown} />}
    </PanelScreen>
  )
}

function stateWords(counts: InboxAnswer['counts'] = { new: 0, in_progress: 0, done: 0 }) {
  return {
    all: texts.allStates(counts.new + counts.in_progress + counts.done),
    choices: Object.fromEntries(
      inquiryStates.map((state) => [state, texts.stateWith(inboxTexts.states[state], counts[state])]),
    ),
  }
}
