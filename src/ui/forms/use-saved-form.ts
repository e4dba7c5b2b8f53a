import { useEffect, useEffectEvent, useState } from 'react'

type Form<Values> = {
  isDirty: () => boolean
  getInitialValues: () => Values
  setValues: (values: Values) => void
  resetDirty: (values: Values) => void
}

export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/**
 * Connects a form to saved data that others may change too. An unchanged form follows the data; a changed form keeps the
 * person's input. Save with `version`: the newest while the data is unchanged, otherwise the one first seen, which the server
 * refuses.
 */
export function useSavedForm<Values, Version extends string | null>(
  form: Form<Values>,
  saved: Values,
  savedVersion: Version,
) {
  const [seen, setSeen] = useState(savedVersion)
  const isChanged = form.isDirty()
  const isUpToDate = isSame(form.getInitialValues(), saved)
  const version = isChanged && !isUpToDate ? seen : savedVersion
  if (version !== seen) setSeen(version)
  const discard = () => {
    form.setValues(saved)
    form.resetDirty(saved)
  }
  const follow = useEffectEvent(discard)
  useEffect(() => {
    if (!isChanged && !isUpToDate) follow()
  }, [isChanged, isUpToDate])
  return { isChanged, version, discard }
}
