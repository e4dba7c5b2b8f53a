import { useState } from 'react'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { shopTexts as texts } from '../../shop.it.ts'
import { GridToCome } from './grid-to-come.tsx'

import styles from './product-grid.module.css'

/** What the server has written there stays as it is. */
const asWritten = { __html: '' }

/** Until the products have been read: on the page that was opened those that the server wrote into it, else their boxes. */
export function FirstProducts() {
  const isHydrated = useHydrated()
  const [isOpened] = useState(!isHydrated)
  if (!isOpened) return <GridToCome prices={<span>{texts.prices}</span>} />
  return (
    <div
      id="primi-prodotti"
      className={styles['written']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asWritten}
    />
  )
}
