import { useState } from 'react'

type Edit<Value> = { value: Value; base: Value; version: string }

/** Of things that are plain values. */
export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/**
 * What a form shows of something saved. Untouched it follows what is read again and again; with changes it stays as the
 * person left it. `version` is the one to save with: the newest as long as nobody else has changed the same thing,
 * else the one that was seen, which the server then refuses.
 */
export function useEditedCopy<Value>(saved: Value, savedVersion: string) {
  const [edit, setEdit] = useState<Edit<Value> | null>(null)
  const isChanged = edit !== null && !isSame(edit.value, edit.base)
  const isBaseStillTrue = edit === null || isSame(edit.base, saved)
  return {
    value: edit && isChanged ? edit.value : saved,
    isChanged,
    version: edit && isChanged && !isBaseStillTrue ? edit.version : savedVersion,
    change: (value: Value) =>
      setEdit((before) =>
        before && !isSame(before.value, before.base)
          ? { ...before, value }
          : { value, base: saved, version: savedVersion },
      ),
    discard: () => setEdit(null),
  }
}
