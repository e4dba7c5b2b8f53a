import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'

import { messagesTexts } from '#features/messages/messages.it.ts'
import { useMoment } from '#features/settings/web/use-moment.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import { type InboxDetail, maxAnswerLength } from '../../inbox.contract.ts'
import type { Answering } from './use-inquiry-edit.ts'

import styles from './inquiry-panel.module.css'

const { answer: texts } = inboxScreenTexts

type Props = { request: InboxDetail; answering: Answering }

export function Answers({ request, answering }: Props) {
  const moment = useMoment('short')
  const { answers, email } = request
  return (
    <TitledSection id="richiesta-risposte" title={texts.title} level="h3" className={styles['part']}>
      {answers.length === 0 && email !== null && <p className="dim">{texts.none}</p>}
      {answers.length > 0 && (
        <ol className={styles['answers']}>
          {answers.map(({ _id, text, author, createdAt, mail }) => (
            <li key={_id}>
              <p className={styles['message']}>{text}</p>
              <p className={`${styles['small']} num`}>
                {[
                  texts.by(author, moment(createdAt)),
                  ...(mail === null ? [] : [texts.mail(messagesTexts.states[mail].toLowerCase())]),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      )}
      {email === null ? (
        <Notice message={texts.phoneOnly} />
      ) : (
        <AnswerForm email={email} answering={answering} />
      )}
    </TitledSection>
  )
}

function AnswerForm({
  email,
  answering: { form, isSending, failure },
}: Pick<Props, 'answering'> & { email: string }) {
  return (
    <form {...form.props} className={styles['form']}>
      <Textarea
        {...form.getInputProps('text')}
        key={form.key('text')}
        label={texts.label}
        description={texts.hint(email)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={maxAnswerLength}
        rows={5}
      />
      {failure && <Notice kind="error" message={failure} />}
      <BusyButton
        size="sm"
        className={styles['save'] ?? ''}
        isBusy={isSending}
        busyLabel={texts.sending}
        type="submit"
      >
        {texts.submit}
      </BusyButton>
    </form>
  )
}
