import { createTheme, virtualColor } from '@mantine/core'

import { themeComponents } from './theme-components.ts'

const rosa = [
  '#FFF6F1',
  '#FDE9E0',
  '#F9D6C9',
  '#F4BBAA',
  '#ECA28D',
  '#DB8570',
  '#BD6552',
  '#974838',
  '#733127',
  '#481B15',
] as const

const inchiostro = [
  '#EAF0EF',
  '#CBD8D7',
  '#A6B9B8',
  '#7F9998',
  '#577373',
  '#3F5A5B',
  '#2A4145',
  '#1C2F33',
  '#132326',
  '#0B1618',
] as const

const acqua = [
  '#E6FAF7',
  '#C6F2EC',
  '#97E5DB',
  '#5FD3C6',
  '#38BDAF',
  '#1FA194',
  '#0E7F75',
  '#0A655D',
  '#084C47',
  '#053330',
] as const

/** Mantine reads [0] text, [2] dimmed, [3] placeholder, [4] border, [5] hover, [6] surface, [7] body. */
const dark = [
  '#F8E9E2',
  '#CBD8D7',
  '#A9BCBA',
  '#A9BCBA',
  '#2A4145',
  '#1C2F33',
  '#132326',
  '#0B1618',
  '#081113',
  '#050B0C',
] as const

/**
 * Each file imports Mantine's styles as `@mantine/core/styles/<Component>.layer.css` for the components it uses: their layer
 * lies below src/ui/theme/styles, in any load order.
 */
export const theme = createTheme({
  colors: {
    rosa,
    inchiostro,
    acqua,
    dark,
    primary: virtualColor({ name: 'primary', dark: 'rosa', light: 'inchiostro' }),
  },
  primaryColor: 'primary',
  primaryShade: { dark: 3, light: 8 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#0B1618',
  white: '#FFF6F1',
  fontFamily: 'var(--body)',
  fontSizes: { xs: '.8125rem', sm: '.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '3px', md: '6px', lg: '10px', xl: '999px' },
  defaultRadius: 'sm',
  focusRing: 'auto',
  cursorType: 'pointer',
  components: themeComponents,
})
