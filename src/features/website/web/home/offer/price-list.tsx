import { priceList } from '#features/services/services.defaults.ts'
import { homeTexts } from '#features/website/site.it.ts'
import { Fade } from '#ui/display/fade.tsx'

import { sections } from '../scroll-to-section.ts'

import styles from './price-list.module.css'

const { prices: texts } = homeTexts

/** Static text for people and search engines. Bookings use the services of the database. */
export function PriceList() {
  return (
    <section id={sections.prices} tabIndex={-1} className="plate">
      <div className="wrap section">
        <Fade className={styles['fade'] ?? ''} />
        <h2 className={`d1 ${styles['title']}`}>{texts.title}</h2>
        <ul className={styles['list']}>
          {priceList.map(({ name, note, price, from }) => (
            <li key={name}>
              <span className={styles['name']}>
                <span>{name}</span>
                {note && <small>{note}</small>}
              </span>
              <span className="leader" aria-hidden="true" />
              <span className={`num ${styles['price']}`}>
                <small>{`${from ? texts.from : texts.currency} `}</small>
                <span>{price}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles['note']}>{texts.note}</p>
      </div>
    </section>
  )
}
