import type { MantineColorSchemeManager } from '@mantine/core'

import { chooseColorScheme, currentColorScheme, onColorSchemeChange } from './color-scheme.ts'

/** Mantine follows the scheme that the page already has. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: (fallback) => (typeof document === 'undefined' ? fallback : currentColorScheme()),
    set: (scheme) => chooseColorScheme(scheme === 'light' ? 'light' : 'dark'),
    subscribe: (onUpdate) => {
      stop = onColorSchemeChange(onUpdate)
    },
    unsubscribe: () => stop(),
    clear: () => chooseColorScheme('dark'),
  }
}
