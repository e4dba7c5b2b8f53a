import { IconTrash } from '@tabler/icons-react'

import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { DownloadButton } from '#ui/buttons/download-button.tsx'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import type { User } from '../../accounts.contract.ts'
import { profileScreenTexts } from '../../profile-screens.it.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { profileCalls } from './profile-calls.ts'

import styles from './profile.module.css'

const { data: texts } = profileScreenTexts

export function DataBox({ user }: { user: User }) {
  const deletion = useHistoryDialog('elimina-account')
  return (
    <TitledSection id="dati-con-noi" title={texts.title} className={styles['box']}>
      <p className="dim">{texts.exportLead}</p>
      <DownloadButton
        fetch={() => profileCalls.download(texts.fileName)}
        label={texts.export}
        busyLabel={texts.exporting}
        failed={texts.exportFailed}
      />
      <p className="dim">{texts.deleteLead}</p>
      <ButtonWithIcon icon={IconTrash} variant="outline" size="sm" onClick={deletion.open}>
        {texts.delete}
      </ButtonWithIcon>
      {deletion.opened && <DeleteAccountDialog user={user} onClose={deletion.close} />}
    </TitledSection>
  )
}
