import type { CSSVariablesResolver } from '@mantine/core'

/** Sets Mantine's variables to the tokens of styles/tokens.css, per scheme, because Mantine writes them so. */
const mantine = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-placeholder': 'var(--dim)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--field)',
  '--mantine-color-error': 'var(--no)',
  '--mantine-color-disabled': 'transparent',
  '--mantine-color-disabled-color': 'var(--dim)',
  '--mantine-color-disabled-border': 'var(--field)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  dark: mantine,
  light: mantine,
})
