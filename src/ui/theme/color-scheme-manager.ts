import type { MantineColorSchemeManager } from '@mantine/core'

import { chooseColorScheme, currentColorScheme, onColorSchemeChange } from './color-scheme.ts'

/** Mantine follows the scheme that the page already has. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : currentColorScheme()),
    // Mantine sets whatever it is told by `subscribe`: only a change of its own is one.
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
