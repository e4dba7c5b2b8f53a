import { Link } from 'react-router'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { productTexts as texts } from '../shop.it.ts'

import styles from './product-view.module.css'

export function MissingProduct() {
  return (
    <div className={`wrap ${styles['gone']}`}>
      <title>{shopTitle(texts.gone.title)}</title>
      <h1 className="d2">{texts.gone.title}</h1>
      <p className="lead">{texts.gone.text}</p>
      <div>
        <Link to={pages.shop.path} {...buttonLook('filled', 'lg')}>
          {texts.back}
        </Link>
      </div>
    </div>
  )
}
