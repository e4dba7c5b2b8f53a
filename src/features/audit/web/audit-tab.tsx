import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'

import { useStudio } from '#features/studio/web/public.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Pager } from '#ui/screens/pager.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { type AuditAnswer, auditEntities } from '../audit.contract.ts'
import { auditTexts as texts, entityLabel } from '../audit.it.ts'
import { AuditEntryItem } from './audit-entry.tsx'
import { filtersOf, useAuditLog } from './use-audit-log.ts'

import styles from './audit-tab.module.css'

export default function AuditTab() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const log = useAuditLog(filters)
  const actors = log.data?.actors ?? []
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
      {log.isPending && <FadeSkeleton block height={320} />}
      {log.isError && <Notice kind="error" message={texts.loadFailed} onRetry={() => void log.refetch()} />}
      {log.data && (
        <Entries answer={log.data} isStale={log.isPlaceholderData} onPage={(page) => setFilters({ page })} />
      )}
    </PanelScreen>
  )
}

type EntriesProps = { answer: AuditAnswer; isStale: boolean; onPage: (page: number) => void }

function Entries({ answer, isStale, onPage }: EntriesProps) {
  const { timeZone } = useStudio()
  if (answer.data.length === 0)
    return (
      <EmptyState
        icon={<IconHistory size={28} stroke={1.75} />}
        title={texts.emptyTitle}
        text={texts.empty}
      />
    )
  return (
    <>
      <ol className={styles['list']} aria-label={texts.title} data-stale={isStale}>
        {answer.data.map((entry) => (
          <AuditEntryItem key={entry._id} entry={entry} zone={timeZone} />
        ))}
      </ol>
      <Pager pagination={answer.pagination} noun={texts.noun} onPage={onPage} />
    </>
  )
}
