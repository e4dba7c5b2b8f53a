import { safeStorage } from '#ui/browser/safe-storage.ts'

import { type Cart, type CartChange, readCart } from '../../cart.rules.ts'

const key = 'cart'

const nothing: Cart = []
let cart: Cart = nothing
let text: string | null | undefined
/** False when the storage refuses writes: the cart then lasts as long as the page. */
let isStored = true
let changes: readonly CartChange[] = []
const readers = new Set<() => void>()

/** The cart of this browser: survives reloads and logins, and is shared by all tabs (D-SHOP-03). */
export const cartStore = {
  nothing,

  read: (): Cart => {
    if (text === undefined) readAgain()
    return cart
  },

  /** @param change is applied to the newest cart, even if another tab wrote it */
  update(change: (cart: Cart) => Cart): void {
    readAgain()
    const after = change(cart)
    if (after === cart) return
    cart = after
    text = JSON.stringify(after)
    isStored = safeStorage.write(key, text)
    notifyListeners()
  },

  readChanges: (): readonly CartChange[] => changes,

  noteChanges(news: readonly CartChange[]): void {
    if (news.length === 0) return
    changes = [...changes, ...news]
    notifyListeners()
  },

  forgetChanges(): void {
    changes = []
    notifyListeners()
  },

  subscribe: (reader: () => void): (() => void) => {
    if (readers.size === 0) {
      window.addEventListener('storage', onStorage)
      // A page restored from the back/forward cache has missed all events.
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
  if (!isStored) return
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
  if (cart !== before) notifyListeners()
}

function notifyListeners(): void {
  for (const reader of readers) reader()
}
