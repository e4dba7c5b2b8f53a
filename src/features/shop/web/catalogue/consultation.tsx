import { IconBrandWhatsapp, IconMessage } from '@tabler/icons-react'
import { lazy } from 'react'

import { chatLink } from '#features/settings/opening-hours.rules.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { Plate } from '#ui/display/plate.tsx'
import { LateDialog } from '#ui/overlays/late-dialog.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { shopTexts } from '../../shop.it.ts'

import styles from './consultation.module.css'

const QuestionDialog = lazy(() => import('../question-dialog.tsx'))

const { consultation: texts } = shopTexts

/** SHOP-04. */
export function Consultation() {
  const { name, links } = usePublicSettings()
  const question = useHistoryDialog('question')
  return (
    <section aria-labelledby="consulenza">
      <Plate className={styles['plate']}>
        <h2 id="consulenza" className="d3">
          {texts.title}
        </h2>
        <p>{links.whatsapp ? texts.text : texts.textWithout}</p>
        <div className="row">
          {links.whatsapp && (
            <a
              href={chatLink(links.whatsapp, texts.firstWords(name))}
              target="_blank"
              rel="noreferrer"
              {...buttonLook()}
            >
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
              {texts.link}
              <span className="vh">{texts.newTab}</span>
            </a>
          )}
          <button
            type="button"
            {...buttonLook(links.whatsapp ? 'outline' : 'filled')}
            onClick={question.open}
          >
            <IconMessage size={20} stroke={1.75} aria-hidden />
            {texts.write}
          </button>
        </div>
      </Plate>
      <LateDialog dialog={question} window={QuestionDialog} />
    </section>
  )
}
