import { useEffect, useRef, type ReactNode } from 'react'

import { Illustration, type IllustrationName } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import styles from './account-layout.module.css'

type Props = {
  picture: IllustrationName
  title: string
  lead: string
  children: ReactNode
}

/** A form beside an engraving on its plate; on narrow screens the plate lies above. */
export function AccountLayout({ picture, title, lead, children }: Props) {
  const heading = useFocusOnChange(title)
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

/** A page that turns into another one moves the focus to its new heading, so that nobody is left on a gone button. */
function useFocusOnChange(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return heading
}
