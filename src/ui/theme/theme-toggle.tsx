import { IconMoon, IconSun } from '@tabler/icons-react'

import { uiTexts } from '../ui.it.ts'
import { chooseColorScheme, currentColorScheme } from './color-scheme.ts'

/** Renders both icons and lets CSS show one: the stored theme is unknown during prerendering. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={uiTexts.changeTheme}
      onClick={() => chooseColorScheme(currentColorScheme() === 'dark' ? 'light' : 'dark')}
    >
      <IconSun size={20} stroke={1.75} className="dark-only" aria-hidden />
      <IconMoon size={20} stroke={1.75} className="light-only" aria-hidden />
    </button>
  )
}
