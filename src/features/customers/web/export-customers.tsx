import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { download } from '#ui/http/download.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { customersExport } from '../customers.endpoints.ts'
import { customersTexts as texts } from '../customers.it.ts'

import styles from './list/customers-tab.module.css'

export function ExportCustomers() {
  const fetching = useMutation({
    mutationFn: () => download(customersExport, 'clienti.csv', {}),
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
        {texts.exported}
      </span>
    </BusyButton>
  )
}
