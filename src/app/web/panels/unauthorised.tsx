import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'

import { buttonLook } from '#ui/theme/button-look.ts'

import { panelTexts } from '../../panels.it.ts'

import styles from './unauthorised.module.css'

export function Unauthorised({ text }: { text: string }) {
  return (
    <main id="contenuto" tabIndex={-1} className={styles['page']}>
      <IconLock size={28} stroke={1.75} aria-hidden />
      <h1 className="d3">{text}</h1>
      <Link to="/" {...buttonLook('filled')}>
        {panelTexts.toHome}
      </Link>
    </main>
  )
}
