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
 * What the tests of a file, or of one `describe`, stand on. Each is made by a hook before the first test, in the order
 * in which they are named, and closed after the last, the other way round. The objects may be named at once and read
 * from the hooks on.
 */

/** A function where they name something that is given as well, such as the address of a mail server. */
type Options<Values> = Values | (() => Values)

/** A shop of the tests' own. */
export function givenShop(options: Options<Omit<ShopOptions, 'clusterUrl'>> = {}): Shop {
  return given(
    () => openShop({ clusterUrl: inject('clusterUrl'), ...valuesOf(options) }),
    (shop) => shop.close(),
  )
}

/** A second process of that shop. */
export function givenTwin(shop: Shop, options: Options<TwinOptions> = {}): Shop {
  return given(
    () => openTwin(shop, valuesOf(options)),
    (twin) => twin.close(),
  )
}

/** A database of the tests' own, with all its tables, for what needs no server. */
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

/** A shop hands its mails to it when it is given its address, `smtpUrl`. */
export function givenMailServer(): MailServer {
  return given(
    () => startMailServer(),
    (mailServer) => mailServer.stop(),
  )
}

/** A shop hands its text messages to it when it is given its account, `twilio`. */
export function givenSmsSandbox(): SmsSandbox {
  return given(
    () => startSmsSandbox(),
    (phones) => phones.stop(),
  )
}

/** A way to that shop's database, for a twin that is given its address. */
export function givenDatabaseProxy(shop: Shop): DatabaseProxy {
  return given(
    () => startDatabaseProxy(shop.databaseUrl),
    (proxy) => proxy.stop(),
  )
}

export function givenBarber(shop: Shop, options?: BarberOptions): Barber {
  return given(() => hireBarber(shop, options))
}

/** Somebody with an account who has logged in. @param barber whose login it is */
export function givenPerson(shop: Shop, role?: Role, barber?: Barber): Person {
  return given(() => signIn(shop, role, barber?.id))
}

/** Marco and Luca, and what they log in as. */
export function givenTwoBarbers(shop: Shop) {
  const marco = givenBarber(shop)
  const luca = givenBarber(shop, { firstName: 'Luca' })
  const marcosLogin = givenPerson(shop, 'barber', marco)
  const lucasLogin = givenPerson(shop, 'barber', luca)
  return { marco, luca, marcosLogin, lucasLogin }
}

/** Another one before each test. */
export function givenNewBarber(shop: Shop, options?: BarberOptions): Barber {
  const value = {} as Barber
  beforeEach(async () => expose(value, await hireBarber(shop, options)))
  return value
}

/** Another one before each test. @param barber whose login it is */
export function givenNewPerson(shop: Shop, role?: Role, barber?: Barber): Person {
  const value = {} as Person
  beforeEach(async () => expose(value, await signIn(shop, role, barber?.id)))
  return value
}

/** Calls without a session. */
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

/** No copy: what a test sets, as the answer of a mail server, reaches the thing itself. */
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
