import type { MantineColorSchemeManager } from '@mantine/core'

import { chooseColorScheme, currentColorScheme, onColorSchemeChange } from './color-scheme.ts'

export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : currentColorScheme()),
    // Mantine also calls this for changes reported by `subscribe`: store only its own.
    set: (scheme) => {
      const chosen = scheme === 'light' ? 'light' : 'dark'
      if (chosen !== currentColorScheme()) chooseColorScheme(chosen)
    },
    subscribe: (onUpdate) => {
      stop = onColorSchemeChange(onUpdate)
    },
    unsubscribe: () => stop(),
    clear: () => chooseColorScheme('dark'),
  }
}
