import type { MantineThemeComponents } from '@mantine/core'

import { uiTexts } from '../ui.it.ts'

const overlay = { radius: 'md', overlayProps: { color: '#0B1618', backgroundOpacity: 0.66, blur: 0 } }

/** Defaults by name instead of `Component.extend`, so that the theme pulls no component into the first page. */
export const themeComponents: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md' } },
  ActionIcon: { defaultProps: { variant: 'subtle' } },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: { defaultProps: { size: 'md' } },
  Modal: { defaultProps: { ...overlay, centered: true, closeButtonProps: { 'aria-label': uiTexts.close } } },
  Drawer: { defaultProps: { ...overlay, closeButtonProps: { 'aria-label': uiTexts.close } } },
  Menu: { defaultProps: { radius: 'md', shadow: undefined } },
}
