import { studioTexts } from '../public-settings.it.ts'
import { useStudio } from './use-public-settings.ts'

import styles from './without-script.module.css'

export function WithoutScript() {
  const { phone } = useStudio()
  return (
    <noscript>
      <p className={styles['note']}>
        {studioTexts.withoutScript}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="num">
          {phone}
        </a>
        .
      </p>
    </noscript>
  )
}
