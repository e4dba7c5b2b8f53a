import { Link } from 'react-router'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { Fade } from '#ui/display/fade.tsx'
import { Wordmark } from '#ui/display/wordmark.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { frameTexts } from './frame.it.ts'

import styles from './error-page.module.css'

const { error } = frameTexts

export function ErrorPage() {
  return (
    <main className={styles['page']}>
      <title>{shopTitle(error.pageTitle)}</title>
      <Link to="/" aria-label={frameTexts.brand}>
        <Wordmark />
      </Link>
      <div className={styles['text']}>
        <Fade />
        <h1 className="d2">{error.title}</h1>
        <p className="lead">{error.lead}</p>
        <div className="row">
          <button type="button" {...buttonLook('filled', 'lg')} onClick={() => window.location.reload()}>
            {error.retry}
          </button>
          <a href="/" {...buttonLook('outline', 'lg')}>
            {error.home}
          </a>
        </div>
      </div>
    </main>
  )
}
