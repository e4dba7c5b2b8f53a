import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'

import { FilterChoice, Filters, FilterSearch } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'
import { useOpened } from '#ui/screens/use-opened.ts'

import { inboxScreenTexts as texts } from '../../inbox-screens.it.ts'
import type { InboxAnswer } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { requestKinds, requestStates } from '../../requests.rules.ts'
import { ExportRequests } from './export-requests.tsx'
import { filtersOf, inboxQuery } from './inbox-queries.ts'
import { RequestPanel } from './request-panel.tsx'
import { RequestsTable } from './requests-table.tsx'

/** What people have asked by the forms of the site, and how far it is. */
export default function RequestsTab() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const { kind, state, search } = filters
  const list = useQuery(inboxQuery(filters))
  const opened = useOpened('request')
  const isFiltered = kind !== undefined || state !== undefined || search !== undefined
  return (
    <PanelScreen title={texts.title} tools={<ExportRequests filters={{ kind, state, search }} />}>
      <p className="dim">{texts.lead}</p>
      <Filters>
        <FilterSearch
          label={texts.search}
          value={search ?? ''}
          onSearch={(text) => setFilters({ search: text })}
        />
        <FilterChoice
          label={texts.state}
          value={state}
          choices={stateChoices(list.data?.counts)}
          onChoose={(chosen) => setFilters({ state: chosen })}
        />
        <FilterChoice
          label={texts.kind}
          value={kind}
          choices={[
            { value: '', label: texts.allKinds },
            ...requestKinds.map((value) => ({ value, label: inboxTexts.kinds[value] })),
          ]}
          onChoose={(chosen) => setFilters({ kind: chosen })}
        />
      </Filters>
      <PagedRows
        query={list}
        noun={texts.noun}
        onPage={(page) => setFilters({ page })}
        height={480}
        failed={texts.loadFailed}
        empty={
          isFiltered
            ? { icon: IconInbox, title: texts.noneTitle, text: texts.none }
            : { icon: IconInbox, title: texts.emptyTitle, text: texts.empty }
        }
      >
        {(rows, isStale) => <RequestsTable requests={rows} isStale={isStale} onOpen={opened.open} />}
      </PagedRows>
      {opened.id !== null && (
        <RequestPanel
          key={opened.id}
          id={opened.id}
          listed={list.data?.data.find(({ _id }) => _id === opened.id)}
          onClose={opened.close}
        />
      )}
    </PanelScreen>
  )
}

function stateChoices(counts: InboxAnswer['counts'] = { new: 0, in_progress: 0, done: 0 }) {
  const total = counts.new + counts.in_progress + counts.done
  return [
    { value: '', label: texts.allStates(total) },
    ...requestStates.map((value) => ({
      value,
      label: texts.stateWith(inboxTexts.states[value], counts[value]),
    })),
  ]
}
