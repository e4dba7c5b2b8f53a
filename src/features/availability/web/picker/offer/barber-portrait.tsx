import type { PublicBarber } from '#features/barbers/barbers.contract.ts'

import styles from './barber-portrait.module.css'

type Props = { barber: Pick<PublicBarber, 'firstName' | 'lastName' | 'profileImage'> }

/** The barber's picture printed on a plate; without one, the initials. */
export function BarberPortrait({ barber }: Props) {
  return (
    <span className={`plate ${styles['frame']}`}>
      {barber.profileImage ? (
        <img src={barber.profileImage.url} alt="" width={400} height={400} className={styles['picture']} />
      ) : (
        <span className={styles['initials']} aria-hidden="true">
          {barber.firstName.charAt(0)}
          {barber.lastName.charAt(0)}
        </span>
      )}
    </span>
  )
}
