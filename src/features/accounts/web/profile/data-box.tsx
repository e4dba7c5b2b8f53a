import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import type { User } from '../../accounts.contract.ts'
import { profileScreenTexts } from '../../profile-screens.it.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { profileCalls } from './profile-calls.ts'

import styles from './profile.module.css'

const { data: texts } = profileScreenTexts

/** Everything to take away, and the way out. */
export function DataBox({ user }: { user: User }) {
  const deletion = useHistoryDialog('elimina-account')
  const fetching = useMutation({
    mutationFn: () => profileCalls.download(texts.fileName),
    onError: (error) => toasts.error(messageOf(error, texts.exportFailed)),
  })
  return (
    <section className={styles['box']} aria-labelledby="dati-con-noi">
      <h2 id="dati-con-noi" className="d4">
        {texts.title}
      </h2>
      <p className="dim">{texts.exportLead}</p>
      <BusyButton
        variant="outline"
        size="sm"
        busy={fetching.isPending}
        busyLabel={texts.exporting}
        onClick={() => fetching.mutate()}
      >
        <span className={styles['withIcon']}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {texts.export}
        </span>
      </BusyButton>
      <p className="dim">{texts.deleteLead}</p>
      <Button
        variant="outline"
        size="sm"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={deletion.open}
      >
        {texts.delete}
      </Button>
      {deletion.opened && <DeleteAccountDialog user={user} onClose={deletion.close} />}
    </section>
  )
}
