import type { MantineThemeComponents } from '@mantine/core'

const overlay = { radius: 'md', overlayProps: { color: '#0B1618', backgroundOpacity: 0.66, blur: 0 } }

/** Defaults by name instead of `Component.extend`, so that the theme pulls no component into the first page. */
export const themeComponents: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md' } },
  ActionIcon: { defaultProps: { variant: 'subtle' } },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: { defaultProps: { size: 'md' } },
  Modal: { defaultProps: { ...overlay, centered: true, closeButtonProps: { 'aria-label': 'Chiudi' } } },
  Drawer: { defaultProps: { ...overlay, closeButtonProps: { 'aria-label': 'Chiudi' } } },
  Menu: { defaultProps: { radius: 'md', shadow: undefined } },
}
