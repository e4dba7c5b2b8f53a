import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { download } from '#ui/http/download.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { adminOrdersTexts as texts } from '../../orders-screens.it.ts'
import { exportOrders } from '../../orders.endpoints.ts'

import styles from './orders-tab.module.css'

/** Every order, as a table to take away (B-12). */
export function ExportOrders() {
  const fetching = useMutation({
    mutationFn: () => download(exportOrders, texts.csvFile, {}),
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
