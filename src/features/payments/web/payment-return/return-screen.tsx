import type { ReactNode } from 'react'

import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { Fade } from '#ui/display/fade.tsx'

type Props = {
  title: string
  lead?: string
  isBusy?: boolean
  /** The way on. */
  children?: ReactNode
}

/** One sentence and the way on. Each of its titles is a new screen: the focus and the screen reader go there. */
export function ReturnScreen({ title, lead, isBusy = false, children }: Props) {
  const heading = useHeadingFocus(title, { isNew: true })
  return (
    <div className="wrap brief" aria-busy={isBusy}>
      <Fade />
      <h1 className="d2" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  )
}
