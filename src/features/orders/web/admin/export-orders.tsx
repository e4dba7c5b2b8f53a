import { DownloadButton } from '#ui/buttons/download-button.tsx'
import { download } from '#ui/http/download.ts'

import { adminOrdersTexts as texts } from '../../orders-screens.it.ts'
import { exportOrders } from '../../orders.endpoints.ts'

/** B-12. */
export function ExportOrders() {
  return (
    <DownloadButton
      fetch={() => download(exportOrders, texts.csvFile, {})}
      label={texts.csv}
      busyLabel={texts.exporting}
      failed={texts.exportFailed}
    />
  )
}
