import type { MantineThemeComponents } from '@mantine/core'

const overlay = { radius: 'md', overlayProps: { color: '#0B1618', backgroundOpacity: 0.66, blur: 0 } }

/** Defaults by name instead of `Component.extend`, so that the theme pulls no component into the first page. */
export const themeComponents: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md' } },
  ActionIcon: { defaultProps: { variant: 'subtle' } },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: { defaultProps: { size: 'md' } },
  Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none' } },
  Card: { defaultProps: { radius: 'md', withBorder: false, shadow: undefined } },
  Paper: { defaultProps: { radius: 'md', withBorder: false, shadow: undefined } },
  Modal: { defaultProps: { ...overlay, centered: true, closeButtonProps: { 'aria-label': 'Chiudi' } } },
  Drawer: { defaultProps: { ...overlay, closeButtonProps: { 'aria-label': 'Chiudi' } } },
  Menu: { defaultProps: { radius: 'md', shadow: undefined } },
  SegmentedControl: { defaultProps: { radius: 'sm', size: 'sm' } },
  Progress: { defaultProps: { size: 16, radius: 2 } },
  Skeleton: { defaultProps: { radius: 2 } },
  Tooltip: { defaultProps: { openDelay: 300 } },
}
