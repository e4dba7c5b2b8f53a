import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { homeTexts } from '../../site.it.ts'
import { Hours } from './foot/hours.tsx'

import styles from './about.module.css'
import facts from './facts.module.css'

const { about: texts } = homeTexts

export function About() {
  const settings = usePublicSettings()
  return (
    <section className={styles['section']}>
      <div className={`wrap ${styles['about']}`}>
        <Plate hatched className={styles['plate'] ?? ''}>
          <Illustration name="poltrona" bare className={styles['chair'] ?? ''} />
        </Plate>
        <div className={styles['text']}>
          <h2 className="d2">{texts.title}</h2>
          <p className="lead">{texts.lead(settings)}</p>
          <div>
            <h3 className="d4">{texts.openingHours}</h3>
            <Hours week={settings.openingHours} />
          </div>
          <ul className={facts['facts']}>
            {settings.rating && (
              <li>
                <b className="num">{settings.rating}</b> {texts.rating}
              </li>
            )}
            <li>
              <b>{texts.since}</b> <span>{texts.place(settings.city)}</span>
            </li>
            <li>
              <b className="num">{texts.always}</b> {texts.online}
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
