export type ColorScheme = 'dark' | 'light'

const storageKey = 'app-theme'
const listeners = new Set<(scheme: ColorScheme) => void>()

/**
 * Runs in the head of the page before the first paint. Dark unless 'light' is stored, regardless of the system; a blocked
 * storage also means dark.
 */
export const colorSchemeScript = `try{document.documentElement.dataset.mantineColorScheme=localStorage.getItem('${storageKey}')==='light'?'light':'dark'}catch{}`

export function currentColorScheme(): ColorScheme {
  return document.documentElement.dataset['mantineColorScheme'] === 'light' ? 'light' : 'dark'
}

export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Blocked or full: the choice lasts until the page is left.
  }
  show(scheme)
}

/** @returns a function that stops listening */
export function onColorSchemeChange(listener: (scheme: ColorScheme) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Keeps the page and the browser's frame in the scheme, even when React redraws <html> for the error page, and follows other
 * tabs.
 * @returns a function that stops it
 */
export function keepColorScheme(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) show(newValue === 'light' ? 'light' : 'dark')
  }
  show(storedColorScheme())
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function storedColorScheme(): ColorScheme {
  try {
    return localStorage.getItem(storageKey) === 'light' ? 'light' : 'dark'
  } catch {
    return currentColorScheme()
  }
}

function show(scheme: ColorScheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme
  paintBrowserFrame()
  for (const tell of listeners) tell(scheme)
}

function paintBrowserFrame(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--bg')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
}
