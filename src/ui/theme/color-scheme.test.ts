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

test('blocked storage gives the dark page, and a choice is applied', () => {
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

test('a choice is stored as plain text', () => {
  chooseColorScheme('light')
  expect(localStorage.getItem('app-theme')).toBe('light')
})

test('changes in another tab are followed, and invalid values mean dark', () => {
  stop = keepColorScheme()
  window.dispatchEvent(new StorageEvent('storage', { key: 'app-theme', newValue: 'light' }))
  expect(currentColorScheme()).toBe('light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'app-theme', newValue: '{}' }))
  expect(currentColorScheme()).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'light' }))
  expect(currentColorScheme()).toBe('dark')
})

test('the theme-color follows the background of the page', () => {
  document.documentElement.style.setProperty('--bg', '#fde9e0')
  stop = keepColorScheme()
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#fde9e0')
})

test('Mantine starts with the scheme of the page and follows its changes', () => {
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

test('setting the scheme from Mantine causes no loop', () => {
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

test('the stored scheme is restored when the page is drawn again', () => {
  localStorage.setItem('app-theme', 'light')
  stop = keepColorScheme()
  expect(currentColorScheme()).toBe('light')
})
