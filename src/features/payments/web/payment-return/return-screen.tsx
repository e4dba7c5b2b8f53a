import type { ReactNode } from 'react'

import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { Fade } from '#ui/display/fade.tsx'

type Props = {
  title: string
  lead?: string
  isBusy?: boolean
  children?: ReactNode
}

/** A title, a sentence and the way on. A new title takes the focus, so that screen readers announce it. */
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
