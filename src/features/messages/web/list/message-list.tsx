import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'

import { channels } from '#features/notifications/notifications.contract.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { Pager } from '#ui/screens/pager.tsx'
import { RowList } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { messagesScreenTexts as texts } from '../../messages-screens.it.ts'
import { messageStates } from '../../messages.contract.ts'
import { messagesTexts } from '../../messages.it.ts'
import { filtersOf, useMessages, useResend } from '../messages-queries.ts'
import { MessageItem } from './message-item.tsx'

import styles from './message-list.module.css'

export function MessageList() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const list = useMessages(filters)
  const resend = useResend()
  const { timeZone } = useStudio()
  const isFiltered = filters.state !== undefined || filters.channel !== undefined
  return (
    <>
      <p className="dim">{texts.lead}</p>
      <div className={styles['filters']}>
        <NativeSelect
          size="sm"
          aria-label={texts.state}
          value={filters.state ?? ''}
          onChange={(event) => setFilters({ state: event.currentTarget.value })}
          data={[
            { value: '', label: texts.allStates },
            ...messageStates.map((value) => ({ value, label: messagesTexts.states[value] })),
          ]}
        />
        <NativeSelect
          size="sm"
          aria-label={texts.channel}
          value={filters.channel ?? ''}
          onChange={(event) => setFilters({ channel: event.currentTarget.value })}
          data={[
            { value: '', label: texts.allChannels },
            ...channels.map((value) => ({ value, label: messagesTexts.channels[value] })),
          ]}
        />
      </div>
      <RowList
        query={list}
        rows={list.data?.data}
        failed={texts.loadFailed}
        empty={{
          icon: IconMail,
          title: texts.emptyTitle,
          text: isFiltered ? texts.emptyFiltered : texts.empty,
        }}
      >
        {(messages) => (
          <ol className={styles['list']} aria-label={texts.title} data-stale={list.isPlaceholderData}>
            {messages.map((message) => (
              <MessageItem
                key={message._id}
                message={message}
                zone={timeZone}
                isResending={resend.isPending && resend.variables === message._id}
                onResend={() => resend.mutate(message._id)}
              />
            ))}
          </ol>
        )}
      </RowList>
      {list.data && list.data.data.length > 0 && (
        <Pager pagination={list.data.pagination} noun={texts.noun} onPage={(page) => setFilters({ page })} />
      )}
    </>
  )
}
