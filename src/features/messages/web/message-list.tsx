import { IconMail } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { FilterChoice, Filters } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { StackedRows } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { messagesScreenTexts as texts } from '../messages-screens.it.ts'
import { messagesTexts } from '../messages.it.ts'
import { MessageItem } from './message-item.tsx'
import { filtersOf, useMessages, useResend } from './messages-queries.ts'

export function MessageList() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const list = useMessages(filters)
  const resend = useResend()
  const { timeZone } = usePublicSettings()
  return (
    <>
      <p className="dim">{texts.lead}</p>
      <Filters values={filters} onChange={setFilters}>
        <FilterChoice name="state" {...texts.state} choices={messagesTexts.states} />
        <FilterChoice name="channel" {...texts.channel} choices={messagesTexts.channels} />
      </Filters>
      <PagedRows
        query={list}
        icon={IconMail}
        texts={texts}
        isFiltered={Boolean(filters.state ?? filters.channel)}
      >
        {(messages, isStale) => (
          <StackedRows label={texts.title} isStale={isStale}>
            {messages.map((message) => (
              <MessageItem
                key={message._id}
                message={message}
                zone={timeZone}
                isResending={resend.isPending && resend.variables._id === message._id}
                onResend={() => resend.mutate(message)}
              />
            ))}
          </StackedRows>
        )}
      </PagedRows>
    </>
  )
}
