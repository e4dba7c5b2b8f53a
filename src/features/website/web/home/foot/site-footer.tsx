import { useSyncExternalStore } from 'react'

import { hoursLines } from '#features/settings/public-settings.it.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { homeTexts } from '#features/website/site.it.ts'
import { WordmarkDrawing } from '#ui/display/wordmark.tsx'

import { FootLinks } from '../../foot-links.tsx'
import { serviceCards } from '../offer/service-cards.ts'
import { scrollToSection, sections, type SectionId } from '../scroll-to-section.ts'
import { Developer } from './developer.tsx'
import { SocialLinks } from './social-links.tsx'

import styles from './site-footer.module.css'

const never = () => () => undefined

/** Returns null during hydration, because the page may have been prerendered last year. */
function useCurrentYear(): number | null {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => null,
  )
}

const { footer: texts } = homeTexts

const quickMenu: readonly { label: string; section: SectionId }[] = [
  { label: texts.sections.services, section: sections.services },
  { label: texts.sections.team, section: sections.team },
  { label: texts.sections.shop, section: sections.shop },
  { label: texts.sections.prices, section: sections.prices },
  { label: texts.sections.contact, section: sections.contact },
]

type Props = {
  onService: (name: string) => void
}

export function SiteFooter({ onService }: Props) {
  const settings = usePublicSettings()
  const year = useCurrentYear()
  return (
    <footer className={`ink ${styles['footer']}`}>
      <WordmarkDrawing className={styles['wordmark'] ?? ''} />
      <div className={styles['columns']}>
        <div>
          <p className={styles['about']}>{texts.about(settings.city)}</p>
          <SocialLinks name={settings.name} links={settings.links} />
        </div>
        <div>
          <h2>{texts.menu}</h2>
          <ul>
            {quickMenu.map(({ label, section }) => (
              <li key={section}>
                <button type="button" onClick={() => scrollToSection(section)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{texts.services}</h2>
          <ul>
            {serviceCards.map(({ name }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    scrollToSection(sections.services)
                    onService(name)
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{texts.contactHours}</h2>
          <ul className="num">
            {hoursLines(settings.contactHours).map(({ days, hours }) => (
              <li key={days}>{`${days} ${hours}`}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles['base']}>
        <FootLinks />
        <p className="num">{texts.version(year, settings.name, settings.version)}</p>
        <Developer links={settings.links} />
      </div>
    </footer>
  )
}
