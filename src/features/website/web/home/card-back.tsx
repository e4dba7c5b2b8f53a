import { IconArrowsExchange, IconStarFilled } from '@tabler/icons-react'

import { defaultPrice } from '#features/services/services.defaults.ts'
import { Fade } from '#ui/display/fade.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { cardTexts } from '../../card.it.ts'
import { useBookingPath } from './head/booking-path.ts'

import styles from './business-card.module.css'

const { back: texts, list } = cardTexts

/** The card words the prices differently from the price list. */
const prices = [
  { name: list.cut, price: `${defaultPrice('Taglio')}` },
  { name: list.beard, price: `${defaultPrice('Barba')}` },
  { name: list.both, price: `${defaultPrice('Taglio + Barba')}` },
  { name: list.child, note: list.childNote, price: `${defaultPrice('Taglio Bambino')}` },
  { name: list.tattoo, price: `${texts.from} ${defaultPrice('Hair Tattoo base')}` },
]
const stars = [1, 2, 3, 4, 5]

type Props = { isHidden: boolean; onBack: () => void; onBook: () => void }

export function CardBack({ isHidden, onBack, onBook }: Props) {
  const bookingPath = useBookingPath()
  return (
    <div className={`${styles['face']} ${styles['back']}`} inert={isHidden}>
      <h2 className={styles['title']}>{texts.title}</h2>
      <ul className={`num ${styles['prices']}`}>
        {prices.map(({ name, note, price }) => (
          <li key={name}>
            <span>
              <span>{name}</span>
              {note && <small>{note}</small>}
            </span>
            <b>{price}</b>
          </li>
        ))}
      </ul>
      <p className={styles['stars']}>
        <span className="vh">{texts.stars}</span>
        {stars.map((star) => (
          <IconStarFilled key={star} size={20} aria-hidden />
        ))}
      </p>
      <p className={styles['satisfied']}>{texts.satisfied}</p>
      <Fade small className={styles['fade'] ?? ''} />
      <div className={styles['choices']}>
        <a
          href={bookingPath}
          {...buttonLook('filled', 'lg')}
          onClick={(event) => {
            // The specification wants the link to go back to the page's own booking button instead of to the booking page.
            event.preventDefault()
            onBook()
          }}
        >
          {texts.book}
        </a>
        <button type="button" {...buttonLook('outline', 'lg')} onClick={onBack}>
          <IconArrowsExchange size={20} stroke={1.75} aria-hidden />
          {texts.turnBack}
        </button>
      </div>
    </div>
  )
}
