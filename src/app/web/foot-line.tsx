import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { FootLinks } from '#features/website/web/foot-links.tsx'

import styles from './foot-line.module.css'

export function FootLine() {
  const { name, street, city } = usePublicSettings()
  return (
    <footer className={styles['foot']}>
      <p>{`${name}, ${street}, ${city}`}</p>
      <FootLinks />
    </footer>
  )
}
