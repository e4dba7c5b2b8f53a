import { IconHistory } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { FilterChoice, Filters } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { StackedRows } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { auditEntities } from '../audit.contract.ts'
import { auditTexts as texts, entityLabel } from '../audit.it.ts'
import { AuditEntryItem } from './audit-entry.tsx'
import { filtersOf, useAuditLog } from './use-audit-log.ts'

export default function AuditTab() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const log = useAuditLog(filters)
  const actors = log.data?.actors ?? []
  const { timeZone } = usePublicSettings()
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <Filters values={filters} onChange={setFilters}>
          <FilterChoice
            name="entity"
            {...texts.entity}
            choices={Object.fromEntries(auditEntities.map((entity) => [entity, entityLabel(entity)]))}
          />
          <FilterChoice
            name="actor"
            {...texts.actor}
            choices={Object.fromEntries(actors.map(({ _id, name }) => [_id, name]))}
          />
        </Filters>
      }
    >
      <p className="dim">{texts.lead}</p>
      <PagedRows query={log} icon={IconHistory} texts={texts}>
        {(entries, isStale) => (
          <StackedRows label={texts.title} isStale={isStale}>
            {entries.map((entry) => (
              <AuditEntryItem key={entry._id} entry={entry} zone={timeZone} />
            ))}
          </StackedRows>
        )}
      </PagedRows>
    </PanelScreen>
  )
}
