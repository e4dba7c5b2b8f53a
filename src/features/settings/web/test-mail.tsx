import { ActionButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import { settingsScreenTexts } from '../settings-screens.it.ts'
import type { TestMail as Outcome } from '../settings.contract.ts'
import { useTestMail } from './settings-queries.ts'

import styles from './channels.module.css'

const { testMail: texts } = settingsScreenTexts

export function TestMail() {
  const test = useTestMail()
  return (
    <>
      <ActionButton variant="outline" size="sm" action={test} busyLabel={texts.sending}>
        {texts.send}
      </ActionButton>
      <div className={styles['outcome']}>
        {test.data && (
          <Notice kind={test.data.outcome === 'sent' ? 'success' : 'error'} message={sentenceOf(test.data)} />
        )}
        {test.error && <Notice kind="error" message={messageOf(test.error, texts.failed)} />}
      </div>
    </>
  )
}

function sentenceOf({ outcome, to, answer }: Outcome): string {
  if (outcome === 'sent') return texts.sent(to)
  if (outcome === 'not_configured') return texts.notConfigured
  return outcome === 'refused' && answer !== null ? texts.refused(answer) : texts.unreachable
}
