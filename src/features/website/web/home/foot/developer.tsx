import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { homeTexts } from '#features/website/site.it.ts'
import { phoneLink } from '#shared/phone.ts'

import styles from './site-footer.module.css'

const { footer: texts } = homeTexts

export function Developer({ links }: { links: PublicSettings['links'] }) {
  const { developer, developerEmail, developerPhone } = links
  if (!developer && !developerEmail && !developerPhone) return null
  return (
    <p className={styles['developer']}>
      <span>{texts.developer}</span>
      {developerEmail && <a href={`mailto:${developerEmail}`}>{developerEmail}</a>}
      {developerPhone && (
        <a className="num" href={phoneLink(developerPhone)}>
          {developerPhone}
        </a>
      )}
      {developer && (
        <a href={developer} target="_blank" rel="noreferrer">
          {texts.developerSite}
          <span className="vh">{homeTexts.newTab}</span>
        </a>
      )}
    </p>
  )
}
