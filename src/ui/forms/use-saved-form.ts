import { useEffect, useEffectEvent, useState } from 'react'

type Form<Values> = {
  isDirty: () => boolean
  getInitialValues: () => Values
  setValues: (values: Values) => void
  resetDirty: (values: Values) => void
}

/** Of things that are plain values. */
export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/**
 * A form of something saved that others change too. Untouched it follows what is read again and again; with changes it
 * stays as the person left it. `version` is the one to save with: the newest as long as nobody else has changed the
 * same thing, else the one that was seen, which the server then refuses.
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
