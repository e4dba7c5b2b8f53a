import { marketingTexts } from '#features/website/marketing.it.ts'
import { Fade } from '#ui/display/fade.tsx'

import bookingSmall from '../shots/prenotazione-480.webp'
import booking from '../shots/prenotazione-780.webp'
import { PanelHead } from './panel-head.tsx'

import styles from './benefits.module.css'

const { benefits: texts, bookingAlt } = marketingTexts

export function Benefits() {
  return (
    <>
      <div className={`wrap ${styles['panel']}`}>
        <div>
          <PanelHead title={texts.title} lead={texts.lead} />
          <ul className={styles['items']}>
            {texts.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles['shot']}>
          <img
            src={booking}
            srcSet={`${bookingSmall} 480w, ${booking} 780w`}
            sizes="(max-width: 1000px) 92vw, 520px"
            width={780}
            height={1010}
            alt={bookingAlt}
            loading="lazy"
            decoding="async"
          />
        </figure>
      </div>
      <div className={`ink ${styles['promise']}`}>
        <div className="wrap">
          <Fade />
          <h3 className="d3">{texts.promise}</h3>
          <p className="lead">{texts.promiseText}</p>
        </div>
      </div>
    </>
  )
}
