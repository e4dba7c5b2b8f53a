import { Link } from 'react-router'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { Picture } from '#ui/display/picture.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { homeTexts } from '../../site.it.ts'
import { useBookingPath } from './head/booking-path.ts'

import styles from './team.module.css'

const { team: texts } = homeTexts

export function Barber({ barber }: { barber: PublicBarber }) {
  const bookingPath = useBookingPath()
  const { firstName, lastName, profileImage } = barber
  return (
    <li>
      <Plate className={styles['picture'] ?? ''}>
        {profileImage ? (
          <Picture
            url={profileImage.url}
            width={400}
            height={500}
            sizes="(max-width: 1000px) 50vw, 25vw"
            lazy
          />
        ) : (
          <span
            className={styles['initials']}
            aria-hidden="true"
          >{`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`}</span>
        )}
      </Plate>
      <div className={styles['text']}>
        <h3 className="d3">{`${firstName} ${lastName}`}</h3>
        {barber.bio && <p className="dim">{barber.bio}</p>}
        <Link to={`${bookingPath}?barber=${barber._id}`} {...buttonLook('outline', 'sm')}>
          {texts.book}
          <span className="vh">{texts.bookWith(`${firstName} ${lastName}`)}</span>
        </Link>
      </div>
    </li>
  )
}
