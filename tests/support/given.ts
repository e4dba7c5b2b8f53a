import { beforeAll, beforeEach, inject } from 'vitest'

import { type Database, openDatabase } from '#platform/database/database.ts'
import { type SmsSandbox, startSmsSandbox } from '#sandbox/sms/sms-sandbox.ts'
import type { Role } from '#shared/contracts/access.ts'

import { type Api, apiOf } from './api.ts'
import { createDatabase } from './cluster.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Barber, type BarberOptions, hireBarber, type Person, signIn } from './people.ts'
import { openShop, openTwin, type Shop, type ShopOptions, type TwinOptions } from './shop.ts'

/**
 * Fixtures of a test file or of one `describe`. A hook creates each before the first test, in the order of the calls, and
 * closes it after the last test, in reverse order. The returned objects can be passed on at once, but only be read from the
 * hooks on.
 */

/** A function if the options use another fixture, such as the address of a mail server. */
type Options<Values> = Values | (() => Values)

export function givenShop(options: Options<Omit<ShopOptions, 'clusterUrl'>> = {}): Shop {
  return given(
    () => openShop({ clusterUrl: inject('clusterUrl'), ...valuesOf(options) }),
    (shop) => shop.close(),
  )
}

export function givenTwin(shop: Shop, options: Options<TwinOptions> = {}): Shop {
  return given(
    () => openTwin(shop, valuesOf(options)),
    (twin) => twin.close(),
  )
}

export function givenDatabase(): Database & { url: string } {
  return given(
    async () => {
      const { url, drop } = await createDatabase(inject('clusterUrl'))
      return { ...openDatabase(url, () => undefined), url, drop }
    },
    async (database) => {
      await database.close()
      await database.drop()
    },
  )
}

export function givenMailServer(): MailServer {
  return given(
    () => startMailServer(),
    (mailServer) => mailServer.stop(),
  )
}

export function givenSmsSandbox(): SmsSandbox {
  return given(
    () => startSmsSandbox(),
    (phones) => phones.stop(),
  )
}

export function givenDatabaseProxy(shop: Shop): DatabaseProxy {
  return given(
    () => startDatabaseProxy(shop.databaseUrl),
    (proxy) => proxy.stop(),
  )
}

export function givenBarber(shop: Shop, options?: BarberOptions): Barber {
  return given(() => hireBarber(shop, options))
}

/** @param barber profile of the user */
export function givenPerson(shop: Shop, role?: Role, barber?: Barber): Person {
  return given(() => signIn(shop, role, barber?.id))
}

export function givenTwoBarbers(shop: Shop) {
  const marco = givenBarber(shop)
  const luca = givenBarber(shop, { firstName: 'Luca' })
  const marcosLogin = givenPerson(shop, 'barber', marco)
  const lucasLogin = givenPerson(shop, 'barber', luca)
  return { marco, luca, marcosLogin, lucasLogin }
}

export function givenNewBarber(shop: Shop, options?: BarberOptions): Barber {
  const value = {} as Barber
  beforeEach(async () => expose(value, await hireBarber(shop, options)))
  return value
}

/** @param barber profile of the user */
export function givenNewPerson(shop: Shop, role?: Role, barber?: Barber): Person {
  const value = {} as Person
  beforeEach(async () => expose(value, await signIn(shop, role, barber?.id)))
  return value
}

export function givenVisitor(shop: Shop): Api {
  return given(async () => apiOf(shop.url))
}

function valuesOf<Values extends object>(options: Options<Values>): Values {
  return typeof options === 'function' ? options() : options
}

function given<Value extends object>(
  make: () => Promise<Value>,
  close: (value: Value) => Promise<void> = async () => undefined,
): Value {
  const value = {} as Value
  beforeAll(async () => {
    const made = await make()
    expose(value, made)
    return () => close(made)
  })
  return value
}

/**
 * Defines accessors instead of copying, so that a property that a test sets, such as the answer of a mail server, reaches the
 * fixture itself.
 */
function expose<Value extends object>(value: Value, made: Value): void {
  for (const key of Object.keys(made))
    Object.defineProperty(value, key, {
      enumerable: true,
      configurable: true,
      get: () => Reflect.get(made, key),
      set: (next) => {
        Reflect.set(made, key, next)
      },
    })
}
