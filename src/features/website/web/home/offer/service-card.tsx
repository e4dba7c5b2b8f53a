import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { homeTexts } from '#features/website/site.it.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { useBookingPath } from '../head/booking-path.ts'
import type { ServiceCardText } from './service-cards.ts'

import styles from './service-card.module.css'

type Props = { card: ServiceCardText; isMain: boolean; isHighlighted: boolean }

export function ServiceCard({ card, isMain, isHighlighted }: Props) {
  const ref = useRef<HTMLElement>(null)
  const bookingPath = useBookingPath()
  useEffect(() => {
    if (isHighlighted) ref.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [isHighlighted])
  return (
    <article
      ref={ref}
      className={`${styles['card']} ${isMain ? styles['main'] : ''}`}
      data-highlighted={isHighlighted}
    >
      <Plate hatched={!isMain} className={styles['plate'] ?? ''}>
        <Illustration name={card.picture} bare={!isMain} className={styles['picture'] ?? ''} />
      </Plate>
      <div className={styles['text']}>
        <div className={styles['head']}>
          <h3 className={`d3 ${styles['name']}`}>{card.name}</h3>
          <span className={`num ${styles['price']}`}>{card.price}</span>
        </div>
        <p className="dim">{card.description}</p>
        <ul className={styles['features']}>
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {isMain && (
          <div className={styles['action']}>
            <Link to={bookingPath} {...buttonLook()}>
              {homeTexts.book}
            </Link>
          </div>
        )}
      </div>
    </article>
  )
}
