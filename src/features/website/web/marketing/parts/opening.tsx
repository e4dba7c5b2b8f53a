import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { marketingTexts as texts } from '#features/website/marketing.it.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import calendarSmall from '../shots/calendario-720.webp'
import calendar from '../shots/calendario-1280.webp'
import calendarOfPhones from '../shots/calendario-telefono-544.webp'

import styles from './opening.module.css'

export function Opening({ onDemo }: { onDemo: () => void }) {
  const { name } = usePublicSettings()
  return (
    <section className={styles['opening']}>
      <div className={`wrap ${styles['copy']}`}>
        <h1 className={`d1 ${styles['title']}`}>{texts.title}</h1>
        <div className={styles['words']}>
          <p className="lead">{texts.lead(name)}</p>
          <div className="row">
            <button type="button" {...buttonLook('filled', 'lg')} onClick={onDemo}>
              {texts.demo}
            </button>
            <Link to="#roi" {...buttonLook('outline', 'lg')}>
              {texts.seeRoi}
            </Link>
          </div>
        </div>
      </div>
      <div className={styles['stage']}>
        <div className={`plate hatched ${styles['plate']}`} />
        <div className={`wrap ${styles['frame']}`}>
          <picture>
            {/* Phones get two readable columns instead of four unreadable ones. */}
            <source media="(max-width: 620px)" srcSet={calendarOfPhones} width={544} height={600} />
            <img
              src={calendar}
              srcSet={`${calendarSmall} 720w, ${calendar} 1280w`}
              sizes="(max-width: 1240px) 92vw, 1140px"
              width={1280}
              height={852}
              alt={texts.calendarAlt}
              decoding="async"
              className={styles['shot']}
            />
          </picture>
        </div>
      </div>
    </section>
  )
}
