import { IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'

import { shortHoursLines } from '#features/settings/public-settings.it.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { homeTexts } from '#features/website/site.it.ts'
import { WordmarkDrawing } from '#ui/display/wordmark.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { BusinessCardButton } from '../business-card-button.tsx'
import { scrollToSection, sections } from '../scroll-to-section.ts'
import { heroActionId, useHeroAction } from './booking-path.ts'
import { HeroPicture } from './hero-picture.tsx'
import { NextFree } from './next-free.tsx'

import facts from '../facts.module.css'
import styles from './hero.module.css'

const { hero: texts } = homeTexts

export function Hero() {
  const action = useHeroAction()
  const settings = usePublicSettings()
  return (
    <section className={styles['hero']} aria-label={texts.label}>
      <div className={styles['stage']}>
        <div className={`plate ${styles['plate']}`}>
          <HeroPicture />
        </div>
        <div className={styles['wordmark']}>
          <WordmarkDrawing />
        </div>
        <div className={`${styles['wordmark']} ${styles['onPlate']}`}>
          <WordmarkDrawing />
        </div>
        <div className={styles['copy']}>
          <h1 className={`d1 ${styles['title']}`}>{texts.title}</h1>
          <p className={`lead ${styles['lead']}`}>{texts.lead(settings)}</p>
          <div className="row">
            <Link
              id={heroActionId}
              to={action.to}
              {...buttonLook('filled', 'lg')}
              data-unsure={action.isUnsure}
            >
              {action.label}
            </Link>
            <button
              type="button"
              {...buttonLook('outline', 'lg')}
              onClick={() => scrollToSection(sections.prices)}
            >
              {texts.prices}
            </button>
            <BusinessCardButton />
          </div>
          <Facts />
        </div>
        <NextFree />
      </div>
    </section>
  )
}

function Facts() {
  const { openingHours, rating } = usePublicSettings()
  return (
    <ul className={facts['facts']}>
      {shortHoursLines(openingHours).map(({ days, hours }) => (
        <li key={days}>
          <b>{days}</b> <span className="num">{hours}</span>
        </li>
      ))}
      {rating && (
        <li className={styles['rating']}>
          <IconStarFilled size={16} aria-hidden />
          <span className="vh">{texts.rating}</span>
          <b className="num">{rating}</b>
        </li>
      )}
    </ul>
  )
}
