import { useState } from 'react'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { shopTexts as texts } from '../../shop.it.ts'
import { GridPlaceholder } from './grid-placeholder.tsx'

import styles from './product-grid.module.css'

/** Makes React keep the HTML that the server has written. */
const asWritten = { __html: '' }

export function FirstProducts() {
  const isHydrated = useHydrated()
  const [isOpened] = useState(!isHydrated)
  if (!isOpened) return <GridPlaceholder prices={<span>{texts.prices}</span>} />
  return (
    <div
      id="primi-prodotti"
      className={styles['written']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asWritten}
    />
  )
}
