import { beforeAll, inject } from 'vitest'

import type { Role } from '#shared/access.ts'

import { type Api, apiOf } from './api.ts'
import { type Barber, type BarberOptions, hireBarber, type Person, signIn } from './people.ts'
import { openShop, openTwin, type Shop, type ShopOptions } from './shop.ts'

/**
 * What the tests of a file, or of one `describe`, stand on. Each is made by a hook before the first test, in the order
 * in which they are named, and closed after the last, the other way round. The objects may be named at once and read
 * from the hooks on.
 */

/** A shop of the tests' own. */
export function givenShop(options: Omit<ShopOptions, 'clusterUrl'> = {}): Shop {
  return given(
    () => openShop({ clusterUrl: inject('clusterUrl'), ...options }),
    (shop) => shop.close(),
  )
}

/** A second process of that shop. */
export function givenTwin(shop: Shop): Shop {
  return given(
    () => openTwin(shop),
    (twin) => twin.close(),
  )
}

export function givenBarber(shop: Shop, options?: BarberOptions): Barber {
  return given(() => hireBarber(shop, options))
}

/** Somebody with an account who has logged in. @param barber whose login it is */
export function givenPerson(shop: Shop, role?: Role, barber?: Barber): Person {
  return given(() => signIn(shop, role, barber?.id))
}

/** Calls without a session. */
export function givenVisitor(shop: Shop): Api {
  return given(async () => apiOf(shop.url))
}

function given<Value extends object>(
  make: () => Promise<Value>,
  close: (value: Value) => Promise<void> = async () => undefined,
): Value {
  const value = {} as Value
  beforeAll(async () => {
    const made = await make()
    Object.assign(value, made)
    return () => close(made)
  })
  return value
}
