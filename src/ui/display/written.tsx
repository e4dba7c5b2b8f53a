import { type ReactNode, useState } from 'react'

import { useHydrated } from '../browser/use-hydrated.ts'

/** Makes React keep the HTML that the server has written. */
const asWritten = { __html: '' }

type Props = {
  as: 'ul' | 'dl'
  /** scripts/lib/written-parts.mjs finds the part by this id. */
  id: string
  className: string
  children: ReactNode
}

/** A part that the server has written into the opened page (docs/decisions/0039). */
export function Written({ as: Element, id, className, children }: Props) {
  const isHydrated = useHydrated()
  const [isOpened] = useState(!isHydrated)
  if (!isOpened) return <Element className={className}>{children}</Element>
  return (
    <Element id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
  )
}
