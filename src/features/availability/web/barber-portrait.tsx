import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { Picture } from '#ui/display/picture.tsx'

import styles from './picker/barber-portrait.module.css'

type Props = { barber: Pick<PublicBarber, 'firstName' | 'lastName' | 'profileImage'> }

export function BarberPortrait({ barber }: Props) {
  return (
    <span className={`plate ${styles['frame']}`}>
      {barber.profileImage ? (
        <Picture url={barber.profileImage.url} width={400} sizes="(max-width: 700px) 45vw, 200px" />
      ) : (
        <span
          className={styles['initials']}
          aria-hidden="true"
        >{`${barber.firstName.charAt(0)}${barber.lastName.charAt(0)}`}</span>
      )}
    </span>
  )
}
