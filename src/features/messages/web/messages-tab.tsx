import { Segments } from '#ui/forms/segments.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { messagesScreenTexts as texts } from '../messages-screens.it.ts'
import { MessageList } from './message-list.tsx'
import { TemplatePreviews } from './template-previews.tsx'

export default function MessagesTab() {
  const [query, setFilters] = useFilters()
  const view = query.get('view') === 'templates' ? 'templates' : 'sent'
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <Segments
          label={texts.viewsLabel}
          choices={texts.views}
          chosen={view}
          onChoose={(chosen) => setFilters({ view: chosen === 'sent' ? null : chosen })}
        />
      }
    >
      {view === 'templates' ? <TemplatePreviews /> : <MessageList />}
    </PanelScreen>
  )
}
