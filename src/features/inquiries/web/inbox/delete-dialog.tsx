import { useMutation, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { messageOf, staffTimeout } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import type { InboxInquiry } from '../../inbox.contract.ts'
import { deleteInboxInquiry } from '../../inbox.endpoints.ts'
import { reloadLists } from './inbox-queries.ts'

const { remove: texts } = inboxScreenTexts

type Props = { request: InboxInquiry; onClose: () => void; onDeleted: () => void }

export function DeleteDialog({ request: { _id: id, name }, onClose, onDeleted }: Props) {
  const client = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => call(deleteInboxInquiry, { params: { id }, timeout: staffTimeout }),
    onSuccess: ({ message }) => {
      toasts.success(message)
      onDeleted()
    },
    onSettled: () => reloadLists(client),
  })
  return (
    <ConfirmDialog
      texts={texts}
      name={name}
      isBusy={deleting.isPending}
      failure={deleting.error && messageOf(deleting.error, texts.failed)}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    />
  )
}
