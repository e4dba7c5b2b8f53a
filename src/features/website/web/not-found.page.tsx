import { Link } from 'react-router'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { Fade } from '#ui/display/fade.tsx'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { notFoundTexts as texts } from '../not-found.it.ts'

import styles from './not-found.module.css'

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }]
}

export default function NotFoundPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['text']}>
        <Fade />
        <h1 className="d1">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <div className="row">
          <Link to="/" {...buttonLook('filled', 'lg')}>
            {texts.home}
          </Link>
        </div>
      </div>
      <Plate hatched className={styles['plate'] ?? ''}>
        <Illustration name="pettine" bare eager className={styles['comb'] ?? ''} />
      </Plate>
    </div>
  )
}
