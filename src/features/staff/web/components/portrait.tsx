import type { PublicBarber } from '#features/barbers/barbers.contract.ts'

import styles from './portrait.module.css'

type Props = {
  barber: Pick<PublicBarber, 'firstName' | 'lastName' | 'profileImage'>
  /** Does not work here at the moment. */
  isOff?: boolean
}

/** A barber's picture on a round plate, or the initials. */
export function Portrait({ barber, isOff = false }: Props) {
  const { firstName, lastName, profileImage } = barber
  return (
    <span className={styles['portrait']} data-off={isOff} aria-hidden="true">
      {profileImage ? (
        <img src={profileImage.url} alt="" width={44} height={44} />
      ) : (
        `${firstName.charAt(0)}${lastName.charAt(0)}`
      )}
    </span>
  )
}
