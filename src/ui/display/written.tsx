import { type ReactNode, useState } from 'react'

import { useHydrated } from '../browser/use-hydrated.ts'

/** What the server has written there stays as it is. */
const asWritten = { __html: '' }

type Props = {
  as: 'ul' | 'dl'
  /** By which scripts/lib/written-parts.mjs finds it. */
  id: string
  className: string
  /** On a page that was not opened but gone to. */
  children: ReactNode
}

/** A part that the server has written into the page that was opened (docs/decisions/0039); it stays until there is something newer. */
export function Written({ as: Element, id, className, children }: Props) {
  const isHydrated = useHydrated()
  const [isOpened] = useState(!isHydrated)
  if (!isOpened) return <Element className={className}>{children}</Element>
  return (
    <Element id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
  )
}
