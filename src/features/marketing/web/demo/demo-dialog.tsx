import { Fade } from '#ui/display/fade.tsx'
import { PageDialog } from '#ui/overlays/page-dialog.tsx'

import { demoTexts as texts } from '../../marketing.it.ts'
import { DemoForm } from './demo-form.tsx'
import { useDemoRequest } from './use-demo-request.ts'

import styles from './demo-dialog.module.css'

export default function DemoDialog({ onClose }: { onClose: () => void }) {
  const { state, send } = useDemoRequest(onClose)
  const isSent = state.kind === 'sent'
  return (
    <PageDialog title={isSent ? texts.sent : texts.title} focusOn='[name="name"]' onClose={onClose}>
      {isSent ? (
        <div role="status" className={styles['sent']}>
          <Fade small />
          <p>{texts.sentText}</p>
        </div>
      ) : (
        <DemoForm state={state} onSend={send} />
      )}
    </PageDialog>
  )
}
