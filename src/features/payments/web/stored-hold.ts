import { useEffect, useState } from 'react'

import type { AbandonedPaymentKey } from '#features/accounts/web/own-data.ts'
import { useSession } from '#features/accounts/web/session-store.ts'
import { safeStorage } from '#ui/browser/safe-storage.ts'
import { sessionValue } from '#ui/browser/session-value.ts'

import type { PreparedPayment } from './use-prepared-payment.ts'

/** @property accountId owner of the draft; null for a guest */
type Owned = { accountId: string | null }

type Options<Draft extends Owned> = {
  /** Key in the browser's local storage, removed when the session ends. */
  key: AbandonedPaymentKey
  draft: { read: () => Draft; subscribe: (listener: () => void) => unknown; useDraft: () => Draft }
  isDraft: (value: unknown) => value is Draft
  preparedIn: (draft: Draft) => PreparedPayment | null
}

type StoredHold<Draft> = { draft: Draft; intentId: string; until: number }

/** Stores a draft with a prepared payment beyond its tab, so that another tab of the same account can resume it. */
export function createStoredHold<Draft extends Owned>({ key, draft, isDraft, preparedIn }: Options<Draft>) {
  const writtenHere = sessionValue(key, (value): value is string => typeof value === 'string')

  const read = (): StoredHold<Draft> | null => {
    const stored = parsed(safeStorage.read(key))
    const prepared = isDraft(stored) ? preparedIn(stored) : null
    if (!isDraft(stored) || !prepared) return null
    if (prepared.until <= Date.now()) {
      safeStorage.remove(key)
      return null
    }
    return { draft: stored, intentId: prepared.intentId, until: prepared.until }
  }
  const forget = (): void => {
    writtenHere.write(null)
    safeStorage.remove(key)
  }

  draft.subscribe(() => {
    const prepared = preparedIn(draft.read())
    if (prepared) {
      writtenHere.write(prepared.intentId)
      safeStorage.write(key, JSON.stringify(draft.read()))
      return
    }
    const written = writtenHere.read()
    if (written !== null && written === read()?.intentId) forget()
  })

  return {
    forget,
    /**
     * Returns the hold that this person has left in another tab, until it expires. For components rendered after
     * hydration.
     */
    useStoredHold: (): { hold: StoredHold<Draft> | null; forget: () => void } => {
      const { status, user } = useSession()
      const [hold, setHold] = useState(read)
      const own = preparedIn(draft.useDraft())?.intentId
      useEffect(() => setHold(read()), [own])
      useEffect(() => {
        if (!hold) return
        const timer = setTimeout(() => setHold(null), hold.until - Date.now())
        return () => clearTimeout(timer)
      }, [hold])
      const isTheirs = status !== 'loading' && hold?.draft.accountId === (user?._id ?? null)
      return {
        hold: isTheirs && hold.intentId !== own ? hold : null,
        forget: () => {
          forget()
          setHold(null)
        },
      }
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
