import { safeStorage } from '#ui/browser/safe-storage.ts'

import { type Cart, type CartChange, readCart } from '../../cart.rules.ts'

const key = 'cart'

const nothing: Cart = []
let cart: Cart = nothing
/** As the storage had it; undefined before it was read. */
let text: string | null | undefined
/** A storage that takes nothing: then the cart lives as long as the page. */
let isKept = true
let changes: readonly CartChange[] = []
const readers = new Set<() => void>()

/** The cart of this browser: over reloads and logins, and the same in every tab (D-SHOP-03). */
export const cartStore = {
  nothing,

  read: (): Cart => {
    if (text === undefined) readAgain()
    return cart
  },

  /** @param change of the cart as it is now, whichever tab has written it */
  update(change: (cart: Cart) => Cart): void {
    readAgain()
    const after = change(cart)
    if (after === cart) return
    cart = after
    text = JSON.stringify(after)
    isKept = safeStorage.write(key, text)
    tell()
  },

  /** What has become different without the customer, until they have seen it. */
  readChanges: (): readonly CartChange[] => changes,

  noteChanges(news: readonly CartChange[]): void {
    if (news.length === 0) return
    changes = [...changes, ...news]
    tell()
  },

  forgetChanges(): void {
    changes = []
    tell()
  },

  subscribe: (reader: () => void): (() => void) => {
    if (readers.size === 0) {
      window.addEventListener('storage', onStorage)
      // A page out of the browser's memory has heard of nothing.
      window.addEventListener('pageshow', onReturn)
    }
    readers.add(reader)
    return () => {
      readers.delete(reader)
      if (readers.size > 0) return
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onReturn)
    }
  },
}

function readAgain(): void {
  if (!isKept) return
  const stored = safeStorage.read(key)
  if (stored === text) return
  text = stored
  cart = readCart(stored)
}

function onStorage({ key: changed }: StorageEvent): void {
  if (changed === key || changed === null) onReturn()
}

function onReturn(): void {
  const before = cart
  readAgain()
  if (cart !== before) tell()
}

function tell(): void {
  for (const reader of readers) reader()
}
