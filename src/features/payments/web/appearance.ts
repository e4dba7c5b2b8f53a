import type { Appearance } from '@stripe/stripe-js'

import type { ColorScheme } from '#ui/theme/color-scheme.ts'

/** Our design tokens as Stripe's variables. Stripe's fields live in a frame, without the page's variables and fonts. */
export function appearanceOf(scheme: ColorScheme): Appearance {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(`--${name}`).trim()
  const [field, text, accent, danger] = [token('field'), token('text'), token('accent'), token('no')]
  const ring = `0 0 0 3px ${token('focus')}`
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: accent,
      colorBackground: token('surface'),
      colorText: text,
      colorTextSecondary: token('dim'),
      colorTextPlaceholder: token('dim'),
      colorDanger: danger,
      iconColor: token('dim'),
      fontFamily: "'Hanken Grotesk Variable', system-ui, sans-serif",
      fontSizeBase: '16px',
      borderRadius: '3px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${field}`, boxShadow: 'none', padding: '12px 14px' },
      '.Input:hover': { borderColor: text },
      '.Input:focus': { borderColor: text, boxShadow: ring },
      '.Input--invalid': { borderColor: danger, boxShadow: `inset 4px 0 0 ${danger}` },
      '.Label': { fontSize: '14px', fontWeight: '620' },
      '.Error': { fontSize: '14px', fontWeight: '600' },
      '.Tab': { border: `1.5px solid ${field}`, boxShadow: 'none' },
      '.Tab:hover': { borderColor: text },
      '.Tab:focus': { boxShadow: ring },
      '.Tab--selected': { borderColor: accent, boxShadow: `inset 0 0 0 2px ${accent}` },
      '.Block': { border: `1.5px solid ${field}`, boxShadow: 'none' },
    },
  }
}
