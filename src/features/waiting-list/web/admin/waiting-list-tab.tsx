import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'

import { useStudio } from '#features/studio/web/public.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { waitingListScreenTexts as texts } from '../../waiting-list-screens.it.ts'
import { type WaitingRequest, waitingStatuses } from '../../waiting-list.contract.ts'
import { waitingListTexts } from '../../waiting-list.it.ts'
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
        <NativeSelect
          size="sm"
          aria-label={texts.status}
          value={status ?? ''}
          onChange={(event) => setFilters({ status: event.currentTarget.value })}
          data={[
            { value: '', label: texts.allStatuses },
            ...waitingStatuses.map((value) => ({ value, label: waitingListTexts.status[value] })),
          ]}
        />
      }
    >
      {requests.isPending && <FadeSkeleton block height={320} />}
      {requests.isError && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void requests.refetch()} />
      )}
      {requests.data && (
        <Requests
          requests={requests.data}
          isStale={requests.isPlaceholderData}
          isFiltered={status !== undefined}
        />
      )}
    </PanelScreen>
  )
}

type RequestsProps = { requests: readonly WaitingRequest[]; isStale: boolean; isFiltered: boolean }

function Requests({ requests, isStale, isFiltered }: RequestsProps) {
  const { timeZone } = useStudio()
  if (requests.length === 0)
    return (
      <EmptyState
        icon={<IconHourglass size={28} stroke={1.75} />}
        title={texts.emptyTitle}
        text={isFiltered ? texts.emptyFiltered : texts.empty}
      />
    )
  return (
    <>
      <ul className={styles['list']} aria-label={texts.title} data-stale={isStale}>
        {requests.map((request) => (
          <WaitingRequestItem key={request._id} request={request} zone={timeZone} />
        ))}
      </ul>
      <p className="num dim" role="status">
        {requests.length} {requests.length === 1 ? texts.noun.one : texts.noun.many}
      </p>
    </>
  )
}
