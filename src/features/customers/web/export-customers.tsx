import { DownloadButton } from '#ui/buttons/download-button.tsx'
import { download } from '#ui/http/download.ts'

import { customersExport } from '../customers.endpoints.ts'
import { customersTexts as texts } from '../customers.it.ts'

export function ExportCustomers() {
  return (
    <DownloadButton
      fetch={() => download(customersExport, 'clienti.csv', {})}
      label={texts.exported}
      busyLabel={texts.exporting}
      failed={texts.exportFailed}
    />
  )
}
