import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { useMoment } from '#features/settings/web/use-moment.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { SidePanel, useUnsavedInPanel } from '#ui/overlays/side-panel.tsx'

import { inboxScreenTexts, retentionText } from '../../inbox-screens.it.ts'
import type { InboxDetail, InboxInquiry } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { Answers } from './answers.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { inquiryQuery } from './inbox-queries.ts'
import { InquiryContact } from './inquiry-contact.tsx'
import { InquiryContents } from './inquiry-contents.tsx'
import { InquiryFiles } from './inquiry-files.tsx'
import { InquiryNotes, StateChoice } from './inquiry-notes.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { useAnswer, useInquiryEdit } from './use-inquiry-edit.ts'

import styles from './inquiry-panel.module.css'

const { detail: texts, remove } = inboxScreenTexts

type Props = {
  id: string
  listed: InboxInquiry | undefined
  onClose: () => void
}

type Cover = { kind: 'delete' } | { kind: 'photo'; index: number } | null

export function InquiryPanel({ id, listed, onClose }: Props) {
  const { data: request, isError, error, refetch } = useQuery(inquiryQuery(id))
  const [cover, setCover] = useState<Cover>(null)
  const uncover = () => setCover(null)
  return (
    <SidePanel
      history="entry"
      title={request?.name ?? listed?.name ?? texts.title}
      isCovered={cover !== null}
      onClose={onClose}
    >
      {isError && (
        <Notice kind="error" message={messageOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
      )}
      {request && <Opened request={request} onCover={setCover} />}
      {!request && !isError && <FadeSkeleton block height={420} />}
      {request && cover?.kind === 'photo' && (
        <PhotoDialog
          photos={request.photos.filter(({ isOutside }) => !isOutside)}
          first={cover.index}
          onClose={uncover}
        />
      )}
      {request && cover?.kind === 'delete' && (
        <DeleteDialog request={request} onClose={uncover} onDeleted={onClose} />
      )}
    </SidePanel>
  )
}

function Opened({ request, onCover }: { request: InboxDetail; onCover: (cover: Cover) => void }) {
  const edit = useInquiryEdit(request)
  const answering = useAnswer(request)
  const moment = useMoment('short')
  const { isDirty: areNotesDirty } = edit.form
  const { isDirty: isAnswerDirty } = answering.form
  useUnsavedInPanel(useCallback(() => areNotesDirty() || isAnswerDirty(), [areNotesDirty, isAnswerDirty]))
  return (
    <div className={styles['panel']}>
      <p className="dim num">{`${inboxTexts.kinds[request.kind]} · ${moment(request.createdAt)}`}</p>
      <StateChoice edit={edit} />
      <InquiryContact request={request} />
      <InquiryContents request={request} />
      <InquiryFiles request={request} onOpenPhoto={(index) => onCover({ kind: 'photo', index })} />
      <InquiryNotes edit={edit} />
      <Answers request={request} answering={answering} />
      <div className={styles['end']}>
        <p className="dim">{retentionText(request.deletedOn)}</p>
        <ButtonWithIcon
          icon={IconTrash}
          size="sm"
          variant="outline"
          onClick={() => onCover({ kind: 'delete' })}
        >
          {remove.button}
        </ButtonWithIcon>
      </div>
    </div>
  )
}
