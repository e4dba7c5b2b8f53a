import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import type { QueryOf } from '#shared/endpoint.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { download } from '#ui/http/download.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { inboxScreenTexts as texts } from '../../inbox-screens.it.ts'
import { exportInbox } from '../../inbox.endpoints.ts'

import styles from './requests-tab.module.css'

/** What the list shows, as a table to take away (B-12). */
export function ExportRequests({ filters }: { filters: QueryOf<typeof exportInbox> }) {
  const fetching = useMutation({
    mutationFn: () => download(exportInbox, texts.csvFile, { query: filters }),
    onError: (error) => toasts.error(messageOf(error, texts.exportFailed)),
  })
  return (
    <BusyButton
      variant="outline"
      size="sm"
      busy={fetching.isPending}
      busyLabel={texts.exporting}
      onClick={() => fetching.mutate()}
    >
      <span className={styles['exported']}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        {texts.csv}
      </span>
    </BusyButton>
  )
}
