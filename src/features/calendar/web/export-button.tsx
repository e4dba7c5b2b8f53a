import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { download } from '#ui/http/download.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { appointmentsExport } from '../calendar.endpoints.ts'
import { calendarTexts } from '../calendar.it.ts'
import type { CalendarCriteria } from './staff/staff-queries.ts'

import styles from './export-button.module.css'

type Props = { criteria: CalendarCriteria; className?: string | undefined }

export function ExportButton({ criteria: { from, to, barberId }, className = '' }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(appointmentsExport, `appuntamenti-${from}-${to}.csv`, {
        query: { startDate: from, endDate: to, barberId: barberId ?? undefined },
      }),
    onError: (error) => toasts.error(messageOf(error, calendarTexts.exportFailed)),
  })
  return (
    <button
      type="button"
      className={`button ${styles['export']} ${className}`}
      data-variant="outline"
      data-size="sm"
      aria-label={isPending ? calendarTexts.exporting : calendarTexts.export}
      title={calendarTexts.export}
      aria-busy={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate()
      }}
    >
      <IconDownload size={18} stroke={1.75} aria-hidden />
    </button>
  )
}
