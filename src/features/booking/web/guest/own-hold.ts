import { useEffect, useState } from 'react'

import { keptInSession } from '#ui/browser/kept-in-session.ts'
import { safeStorage } from '#ui/browser/safe-storage.ts'

import { type GuestDraft, guestDraft, isGuestDraft } from '../drafts.ts'

const key = 'guest-booking-hold'

/** A draft whose time is kept for a payment, so that whoever closes the tab finds it again in another one. */
type OwnHold = { draft: GuestDraft; intentId: string; until: number }

/** The hold that this tab has written, and may forget. */
const writtenHere = keptInSession('guest-booking-hold', (value): value is string => typeof value === 'string')

guestDraft.subscribe(keepOwnHold)

/** Keeps the draft beside its tab as long as it has a prepared payment. */
function keepOwnHold(): void {
  const draft = guestDraft.read()
  const { prepared } = draft.payment
  if (prepared) {
    writtenHere.write(prepared.intentId)
    safeStorage.write(key, JSON.stringify(draft))
    return
  }
  const written = writtenHere.read()
  if (written !== null && written === readOwnHold()?.intentId) forgetOwnHold()
}

export function forgetOwnHold(): void {
  writtenHere.write(null)
  safeStorage.remove(key)
}

/** The hold that another tab has left, while it is still kept. For parts that are drawn after hydration. */
export function useLeftHold(): { hold: OwnHold | null; forget: () => void } {
  const [hold, setHold] = useState(readOwnHold)
  const own = guestDraft.useDraft().payment.prepared?.intentId
  useEffect(() => {
    if (!hold) return
    const timer = setTimeout(() => setHold(null), hold.until - Date.now())
    return () => clearTimeout(timer)
  }, [hold])
  return {
    hold: hold?.intentId === own ? null : hold,
    forget: () => {
      forgetOwnHold()
      setHold(null)
    },
  }
}

function readOwnHold(): OwnHold | null {
  const draft = parsed(safeStorage.read(key))
  const prepared = isGuestDraft(draft) ? draft.payment.prepared : null
  if (!isGuestDraft(draft) || !prepared) return null
  if (prepared.until <= Date.now()) {
    safeStorage.remove(key)
    return null
  }
  return { draft, intentId: prepared.intentId, until: prepared.until }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
