import { FootLinks } from '#features/consent/web/public.ts'
import { useStudio } from '#features/studio/web/public.ts'

import styles from './foot-line.module.css'

export function FootLine() {
  const { name, street, city } = useStudio()
  return (
    <footer className={styles['foot']}>
      <p>{`${name}, ${street}, ${city}`}</p>
      <FootLinks />
    </footer>
  )
}
