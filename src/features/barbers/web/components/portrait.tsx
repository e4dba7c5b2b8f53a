import { Picture } from '#ui/display/picture.tsx'

import type { PublicBarber } from '../../barbers.contract.ts'

import styles from './portrait.module.css'

type Props = {
  barber: Pick<PublicBarber, 'firstName' | 'lastName' | 'profileImage'>
  isOff?: boolean
  size?: 'small' | 'large'
}

const pixels = { small: 44, large: 88 } as const

export function Portrait({ barber, isOff = false, size = 'small' }: Props) {
  const { firstName, lastName, profileImage } = barber
  return (
    <span className={styles['portrait']} data-off={isOff} data-size={size} aria-hidden="true">
      {profileImage ? (
        <Picture url={profileImage.url} width={pixels[size]} sizes={`${pixels[size]}px`} />
      ) : (
        `${firstName.charAt(0)}${lastName.charAt(0)}`
      )}
    </span>
  )
}
