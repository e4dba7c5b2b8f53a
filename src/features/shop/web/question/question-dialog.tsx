import { useContact } from '#features/requests/web/public.ts'
import { PageDialog } from '#ui/overlays/page-dialog.tsx'
import { SentNote } from '#ui/overlays/sent-note.tsx'

import { questionTexts as texts } from '../../shop.it.ts'
import { questionDraft, timeAtQuestion } from './question-draft.ts'
import { QuestionForm } from './question-form.tsx'

/** A question about the products, to the owner. */
export default function QuestionDialog({ onClose }: { onClose: () => void }) {
  const { state, send } = useContact({
    timeOpen: timeAtQuestion,
    failed: texts.failed,
    onSent: () => questionDraft.clear(),
    onClose,
  })
  const isSent = state.kind === 'sent'
  return (
    <PageDialog title={isSent ? texts.sent : texts.title} focusOn='[name="name"]' onClose={onClose}>
      {isSent ? (
        <SentNote text={texts.sentText} />
      ) : (
        <QuestionForm
          state={state}
          onSend={({ question, ...person }, website) =>
            send({ ...person, interest: 'shop', message: question }, website)
          }
        />
      )}
    </PageDialog>
  )
}
