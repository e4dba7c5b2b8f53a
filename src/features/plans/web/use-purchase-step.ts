import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { type PurchaseStep, stepOf, withStep } from './purchase-step.ts'

/** Reads and writes the step in the address, so that reloads, links and the back button work. */
export function usePurchaseStep() {
  const [query, setQuery] = useSearchParams()
  const step = stepOf(query)
  const [last, setLast] = useState({ kind: step.kind, hasMoved: false })
  if (last.kind !== step.kind) setLast({ kind: step.kind, hasMoved: true })
  const go = (next: PurchaseStep, options?: { replace: boolean }) =>
    setQuery((before) => withStep(before, next), options)
  return { step, hasMoved: last.hasMoved, go }
}
