import type { ReactNode } from 'react'

import { useHeadingFocus } from '../browser/use-heading-focus.ts'
import { Illustration, type IllustrationName } from '../display/illustration.tsx'
import { Plate } from '../display/plate.tsx'

import styles from './account-layout.module.css'

type Props = {
  picture: IllustrationName
  title: string
  lead: string
  children: ReactNode
}

export function AccountLayout({ picture, title, lead, children }: Props) {
  const heading = useHeadingFocus(title)
  return (
    <div className={styles['page']}>
      <div className={styles['form']}>
        <div className={styles['head']}>
          <h1 className="d2" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
      <Plate hatched className={styles['plate'] ?? ''}>
        <Illustration name={picture} bare eager className={styles['picture'] ?? ''} />
      </Plate>
    </div>
  )
}
