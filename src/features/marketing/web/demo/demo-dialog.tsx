import { PageDialog } from '#ui/overlays/page-dialog.tsx'
import { SentNote } from '#ui/overlays/sent-note.tsx'

import { demoTexts as texts } from '../../marketing.it.ts'
import { DemoForm } from './demo-form.tsx'
import { useDemoRequest } from './use-demo-request.ts'

export default function DemoDialog({ onClose }: { onClose: () => void }) {
  const { state, send } = useDemoRequest(onClose)
  const isSent = state.kind === 'sent'
  return (
    <PageDialog title={isSent ? texts.sent : texts.title} focusOn='[name="name"]' onClose={onClose}>
      {isSent ? <SentNote text={texts.sentText} /> : <DemoForm state={state} onSend={send} />}
    </PageDialog>
  )
}
