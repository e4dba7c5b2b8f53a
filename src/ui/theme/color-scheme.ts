export type ColorScheme = 'dark' | 'light'

const storageKey = 'app-theme'
const listeners = new Set<(scheme: ColorScheme) => void>()

/**
 * Runs in the head of the page before anything is painted. Dark unless 'light' is stored, whatever the system
 * prefers; storage that the browser blocks means dark too.
 */
export const colorSchemeScript = `try{document.documentElement.dataset.mantineColorScheme=localStorage.getItem('${storageKey}')==='light'?'light':'dark'}catch{}`

export function currentColorScheme(): ColorScheme {
  return document.documentElement.dataset['mantineColorScheme'] === 'light' ? 'light' : 'dark'
}

/** Shows the scheme and remembers it as the plain word under `app-theme`. */
export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
  show(scheme)
}

/** Tells when the scheme changes, here or in another tab. @returns how to stop */
export function onColorSchemeChange(listener: (scheme: ColorScheme) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Keeps the page in its scheme, also when React draws <html> anew for the error page, the browser's own frame in
 * the colour of the page, and follows other tabs. @returns how to stop
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
