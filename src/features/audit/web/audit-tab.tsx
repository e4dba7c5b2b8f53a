import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'

import { useStudio } from '#features/studio/web/public.ts'
import { Pager } from '#ui/screens/pager.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { RowList } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { auditEntities } from '../audit.contract.ts'
import { auditTexts as texts, entityLabel } from '../audit.it.ts'
import { AuditEntryItem } from './audit-entry.tsx'
import { filtersOf, useAuditLog } from './use-audit-log.ts'

import styles from './audit-tab.module.css'

export default function AuditTab() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const log = useAuditLog(filters)
  const actors = log.data?.actors ?? []
  const { timeZone } = useStudio()
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <div className={styles['filters']}>
          <NativeSelect
            size="sm"
            aria-label={texts.entity}
            value={filters.entity ?? ''}
            onChange={(event) => setFilters({ entity: event.currentTarget.value })}
            data={[
              { value: '', label: texts.allEntities },
              ...auditEntities.map((value) => ({ value, label: entityLabel(value) })),
            ]}
          />
          <NativeSelect
            size="sm"
            aria-label={texts.actor}
            value={filters.actor ?? ''}
            onChange={(event) => setFilters({ actor: event.currentTarget.value })}
            data={[
              { value: '', label: texts.allActors },
              ...actors.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        </div>
      }
    >
      <p className="dim">{texts.lead}</p>
      <RowList
        query={log}
        rows={log.data?.data}
        failed={texts.loadFailed}
        empty={{ icon: IconHistory, title: texts.emptyTitle, text: texts.empty }}
      >
        {(entries) => (
          <ol className={styles['list']} aria-label={texts.title} data-stale={log.isPlaceholderData}>
            {entries.map((entry) => (
              <AuditEntryItem key={entry._id} entry={entry} zone={timeZone} />
            ))}
          </ol>
        )}
      </RowList>
      {log.data && log.data.data.length > 0 && (
        <Pager pagination={log.data.pagination} noun={texts.noun} onPage={(page) => setFilters({ page })} />
      )}
    </PanelScreen>
  )
}
