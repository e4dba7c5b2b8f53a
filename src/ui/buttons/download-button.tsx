import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import { toasts } from '../feedback/toasts.ts'
import { messageOf } from '../http/http-client.ts'
import { BusyButton } from './busy-button.tsx'

import styles from './download-button.module.css'

type Props = {
  fetch: () => Promise<void>
  label: string
  busyLabel: string
  failed: string
}

export function DownloadButton({ fetch, label, busyLabel, failed }: Props) {
  const fetching = useMutation({
    mutationFn: fetch,
    onError: (error) => toasts.error(messageOf(error, failed)),
  })
  return (
    <BusyButton
      variant="outline"
      size="sm"
      isBusy={fetching.isPending}
      busyLabel={busyLabel}
      onClick={() => fetching.mutate()}
    >
      <span className={styles['label']}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        <span>{label}</span>
      </span>
    </BusyButton>
  )
}
