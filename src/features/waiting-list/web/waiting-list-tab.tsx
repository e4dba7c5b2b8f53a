import { IconHourglass } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { FilterChoice, FilterScope } from '#ui/screens/filters.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { RowList } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { waitingListScreenTexts as texts } from '../waiting-list-screens.it.ts'
import { type WaitingRequest, waitingStatuses } from '../waiting-list.contract.ts'
import { waitingListTexts } from '../waiting-list.it.ts'
import { useWaitingRequests } from './use-waiting-requests.ts'
import { WaitingRequestItem } from './waiting-request-item.tsx'

import styles from './waiting-list-tab.module.css'

export default function WaitingListTab() {
  const [query, setFilters] = useFilters()
  const status = waitingStatuses.find((known) => known === query.get('status'))
  const requests = useWaitingRequests(status)
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <FilterScope values={{ status }} onChange={setFilters}>
          <FilterChoice name="status" {...texts.status} choices={waitingListTexts.status} />
        </FilterScope>
      }
    >
      <RowList
        query={requests}
        rows={requests.data}
        icon={IconHourglass}
        texts={texts}
        isFiltered={status !== undefined}
      >
        {(rows) => <Requests requests={rows} isStale={requests.isPlaceholderData} />}
      </RowList>
    </PanelScreen>
  )
}

type RequestsProps = { requests: readonly WaitingRequest[]; isStale: boolean }

function Requests({ requests, isStale }: RequestsProps) {
  const { timeZone } = usePublicSettings()
  return (
    <>
      <ul className={styles['list']} aria-label={texts.title} data-stale={isStale}>
        {requests.map((request) => (
          <WaitingRequestItem key={request._id} request={request} zone={timeZone} />
        ))}
      </ul>
      <p
        className="num dim"
        role="status"
      >{`${requests.length} ${requests.length === 1 ? texts.noun.one : texts.noun.many}`}</p>
    </>
  )
}
