import { lazy, useEffect, useRef } from 'react'

import { pageMeta } from '#features/settings/web/page-meta.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { ClosingPlate } from '#ui/display/closing-plate.tsx'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { LateDialog } from '#ui/overlays/late-dialog.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { hiringTexts as texts } from '../hiring.it.ts'
import { applicationDraft, blankApplication, timeAtApplication } from './application/application-draft.ts'

import styles from './hiring.module.css'

const ApplicationDialog = lazy(() => import('./application/application-dialog.tsx'))

export const meta = () => pageMeta(texts)

/** HIRE-01. */
export default function HiringPage() {
  const { phone } = usePublicSettings()
  const application = useApplicationWindow()
  return (
    <>
      <section className={styles['opening']}>
        <div className={`wrap ${styles['copy']}`}>
          <h1 className="d1">{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
          <div className="row">
            <button type="button" {...buttonLook('filled', 'lg')} onClick={application.open}>
              {texts.apply}
            </button>
            <p className="dim">{texts.applyHint}</p>
          </div>
        </div>
        <Plate hatched className={styles['plate'] ?? ''}>
          <Illustration name="macchinetta" bare eager className={styles['drawing'] ?? ''} />
        </Plate>
      </section>
      <div className={`wrap ${styles['lists']}`}>
        <List {...texts.seeks} />
        <List {...texts.offers} />
      </div>
      <ClosingPlate texts={texts.end} action={texts.apply} onAction={application.open} phone={phone} />
      <LateDialog dialog={application} window={ApplicationDialog} />
    </>
  )
}

function List({ title, entries }: { title: string; entries: readonly { title: string; text: string }[] }) {
  return (
    <section className={styles['list']}>
      <h2 className="d3">{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.title}>
            <h3 className="d4">{entry.title}</h3>
            <p className="dim">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** HIRE-29: closing the dialog in any way discards the draft. A reload keeps it open. */
function useApplicationWindow() {
  const dialog = useHistoryDialog('application')
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !dialog.opened) {
      applicationDraft.write(blankApplication)
      timeAtApplication.clear()
    }
    wasOpen.current = dialog.opened
  }, [dialog.opened])
  return dialog
}
