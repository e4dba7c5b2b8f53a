import { existsSync } from 'node:fs'

import { describe, expect, it, test } from 'vitest'

import { builtPaths, indexedPaths, pagesIn, prerenderedPaths } from './built-pages.ts'
import { roles, type Role } from './contracts/access.ts'
import { accessByPath, linksFor, pages } from './pages.ts'

const person = (role: Role, barberId: string | null = null) => ({ role, barberId })
const labelled = (...question: Parameters<typeof linksFor>) =>
  linksFor(...question).map(({ to, label, isPrimary }) => `${label} ${to}${isPrimary ? ' (primary)' : ''}`)

describe('the table of pages', () => {
  it('contains each path once', () => {
    expect(accessByPath.size).toBe(Object.keys(pages).length)
  })

  it('names existing route modules', () => {
    const modules = (['bare', 'site', 'panel'] as const).flatMap((frame) => pagesIn(frame))
    expect(modules.map(({ path }) => path).toSorted()).toEqual([...builtPaths].toSorted())
    for (const { module } of modules)
      expect([module, existsSync(new URL(`../${module}`, import.meta.url))]).toEqual([module, true])
  })

  it('prerenders and indexes only public pages', () => {
    for (const path of [...prerenderedPaths, ...indexedPaths])
      expect([path, accessByPath.get(path)]).toEqual([path, 'everyone'])
  })

  it.each(['bar', 'menu', 'adminMenu', 'barberMenu'] as const)(
    'links only to built pages the role may open: %s',
    (place) => {
      for (const role of roles)
        for (const { to } of linksFor(person(role, 'b-1'), place)) {
          const path = to.replace(/#.*/, '')
          const access = accessByPath.get(path) ?? []
          expect(builtPaths).toContain(path)
          expect(typeof access === 'string' || access.includes(role)).toBe(true)
        }
    },
  )
})

describe('the navigation', () => {
  test('contains the pages for visitors', () => {
    expect(labelled(null, 'bar')).toEqual([
      'Shop /shop',
      'Accedi /login',
      'Registrati /register',
      'Prenota /guest-booking (primary)',
    ])
    expect(labelled(null, 'menu')).toEqual([])
  })

  test('contains the pages for signed-in users by role', () => {
    const bar = (role: Role) => labelled(person(role), 'bar')
    expect(bar('client')).toEqual([
      'Shop /shop',
      'Prenota /booking (primary)',
      "Lista d'attesa /waiting-list",
    ])
    expect(bar('barber')).toEqual([
      'Shop /shop',
      'Prenota /booking (primary)',
      'Pannello /barber',
      "Lista d'attesa /waiting-list",
    ])
    expect(bar('admin')).toEqual([
      'Shop /shop',
      'Prenota /booking (primary)',
      'Abbonamento /subscription',
      'Pannello /admin',
      "Lista d'attesa /waiting-list",
    ])
    for (const role of roles)
      expect(labelled(person(role), 'menu')).toEqual([
        'Profilo /profile',
        'I miei appuntamenti /booking#appuntamenti',
        "Lista d'attesa /waiting-list",
      ])
  })

  test('contains the links of the panel menus', () => {
    const admin = [
      'Vai al sito /',
      'Il mio account /profile',
      'Cambia password /change-password',
      'Abbonamento /subscription',
    ]
    expect(labelled(person('admin'), 'adminMenu')).toEqual(admin)
    expect(labelled(person('admin', 'b-1'), 'adminMenu')).toEqual([...admin, 'Pannello barbiere /barber'])
    expect(labelled(person('admin', 'b-1'), 'barberMenu')).toEqual([
      'Vai al sito /',
      'Il mio account /profile',
      'Pannello amministrativo /admin',
    ])
    expect(labelled(person('barber', 'b-1'), 'barberMenu')).toEqual([
      'Vai al sito /',
      'Il mio account /profile',
    ])
  })
})
