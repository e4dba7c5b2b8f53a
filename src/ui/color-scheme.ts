import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

export const colorSchemeKey = 'app-theme'

/**
 * Keeps the plain word 'dark' or 'light' under `app-theme`. Anything else stored there, or storage that the
 * browser blocks, means the default.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined
  return {
    get: (defaultScheme) => read() ?? defaultScheme,
    set: (scheme) => {
      try {
        localStorage.setItem(colorSchemeKey, scheme)
      } catch {
        // Blocked or full: the choice holds until the page is left.
      }
    },
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === colorSchemeKey && isScheme(event.newValue)) onUpdate(event.newValue)
      }
      window.addEventListener('storage', listener)
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener)
    },
    clear: () => {
      try {
        localStorage.removeItem(colorSchemeKey)
      } catch {
        // Nothing was kept either.
      }
    },
  }
}

function read(): MantineColorScheme | undefined {
  try {
    const stored = localStorage.getItem(colorSchemeKey)
    return isScheme(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isScheme(text: string | null): text is 'dark' | 'light' {
  return text === 'dark' || text === 'light'
}
