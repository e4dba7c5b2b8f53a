import type { QueryOf } from '#shared/contracts/endpoint.ts'
import { DownloadButton } from '#ui/buttons/download-button.tsx'
import { download } from '#ui/http/download.ts'

import { inboxScreenTexts as texts } from '../../inbox-screens.it.ts'
import { exportInbox } from '../../inbox.endpoints.ts'

/** B-12. */
export function ExportInquiries({ filters }: { filters: QueryOf<typeof exportInbox> }) {
  return (
    <DownloadButton
      fetch={() => download(exportInbox, texts.csvFile, { query: filters })}
      label={texts.csv}
      busyLabel={texts.exporting}
      failed={texts.exportFailed}
    />
  )
}
