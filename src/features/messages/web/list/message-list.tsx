import { IconMail } from '@tabler/icons-react'

import { channels } from '#features/notifications/notifications.contract.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { FilterChoice, Filters } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { StackedRows } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { messagesScreenTexts as texts } from '../../messages-screens.it.ts'
import { messageStates } from '../../messages.contract.ts'
import { messagesTexts } from '../../messages.it.ts'
import { filtersOf, useMessages, useResend } from '../messages-queries.ts'
import { MessageItem } from './message-item.tsx'

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
      <Filters>
        <FilterChoice
          label={texts.state}
          value={filters.state}
          choices={[
            { value: '', label: texts.allStates },
            ...messageStates.map((value) => ({ value, label: messagesTexts.states[value] })),
          ]}
          onChoose={(state) => setFilters({ state })}
        />
        <FilterChoice
          label={texts.channel}
          value={filters.channel}
          choices={[
            { value: '', label: texts.allChannels },
            ...channels.map((value) => ({ value, label: messagesTexts.channels[value] })),
          ]}
          onChoose={(channel) => setFilters({ channel })}
        />
      </Filters>
      <PagedRows
        query={list}
        noun={texts.noun}
        onPage={(page) => setFilters({ page })}
        failed={texts.loadFailed}
        empty={{
          icon: IconMail,
          title: texts.emptyTitle,
          text: isFiltered ? texts.emptyFiltered : texts.empty,
        }}
      >
        {(messages, isStale) => (
          <StackedRows label={texts.title} isStale={isStale}>
            {messages.map((message) => (
              <MessageItem
                key={message._id}
                message={message}
                zone={timeZone}
                isResending={resend.isPending && resend.variables === message._id}
                onResend={() => resend.mutate(message._id)}
              />
            ))}
          </StackedRows>
        )}
      </PagedRows>
    </>
  )
}
