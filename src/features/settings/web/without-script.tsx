import { publicSettingsTexts } from '../public-settings.it.ts'
import { usePublicSettings } from './use-public-settings.ts'

import styles from './without-script.module.css'

export function WithoutScript() {
  const { phone } = usePublicSettings()
  return (
    <noscript>
      <p className={styles['note']}>
        {publicSettingsTexts.withoutScript}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="num">
          {phone}
        </a>
        .
      </p>
    </noscript>
  )
}
