// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createColorSchemeManager } from './color-scheme-manager.ts'
import { chooseColorScheme, colorSchemeScript, currentColorScheme, keepColorScheme } from './color-scheme.ts'

const runScript = () => runInThisContext(colorSchemeScript)

let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset['mantineColorScheme'] = 'dark'
  document.head.innerHTML = '<meta name="theme-color" content="#000">'
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test.each([
  [null, 'dark'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['auto', 'dark'],
  ['"light"', 'dark'],
])('before the first paint, a stored %s gives a %s page', (stored, scheme) => {
  if (stored !== null) localStorage.setItem('app-theme', stored)
  runScript()
  expect(currentColorScheme()).toBe(scheme)
})

test('blocked storage gives the dark page, and a choice still shows', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(runScript).not.toThrow()
  chooseColorScheme('light')
  expect(currentColorScheme()).toBe('light')
})

test('a choice is stored as the plain word', () => {
  chooseColorScheme('light')
  expect(localStorage.getItem('app-theme')).toBe('light')
})

test('another tab is followed, and anything strange there means dark', () => {
  stop = keepColorScheme()
  window.dispatchEvent(new StorageEvent('storage', { key: 'app-theme', newValue: 'light' }))
  expect(currentColorScheme()).toBe('light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'app-theme', newValue: '{}' }))
  expect(currentColorScheme()).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'light' }))
  expect(currentColorScheme()).toBe('dark')
})

test('the browser frame takes the colour of the page', () => {
  document.documentElement.style.setProperty('--bg', '#fde9e0')
  stop = keepColorScheme()
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#fde9e0')
})

test('the component library starts with the scheme of the page and follows its changes', () => {
  const manager = createColorSchemeManager()
  document.documentElement.dataset['mantineColorScheme'] = 'light'
  expect(manager.get('dark')).toBe('light')
  const heard = vi.fn()
  manager.subscribe(heard)
  chooseColorScheme('dark')
  expect(heard).toHaveBeenCalledWith('dark')
  manager.unsubscribe()
  chooseColorScheme('light')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the component library, which sets what it hears, starts no echo', () => {
  const manager = createColorSchemeManager()
  const heard = vi.fn()
  manager.subscribe((scheme) => {
    heard(scheme)
    manager.set(scheme)
  })
  chooseColorScheme('light')
  manager.set('dark')
  expect(heard.mock.calls).toEqual([['light'], ['dark']])
  expect(localStorage.getItem('app-theme')).toBe('dark')
  manager.unsubscribe()
})

test('a page that is drawn anew gets the stored scheme back', () => {
  localStorage.setItem('app-theme', 'light')
  stop = keepColorScheme()
  expect(currentColorScheme()).toBe('light')
})
