import type { CSSVariablesResolver } from '@mantine/core'

const dark = {
  '--bg': '#0B1618',
  '--surface': '#132326',
  '--raised': '#1C2F33',
  '--line': '#2A4145',
  '--field': '#6C8887',
  '--text': '#F8E9E2',
  '--dim': '#A9BCBA',
  '--accent': '#F4BBAA',
  '--onaccent': '#0B1618',
  '--accenthover': '#F9D6C9',
  '--focus': '#5FD3C6',
  '--wait': '#F2CF63',
  '--waitbg': '#322A12',
  '--ok': '#83DB9E',
  '--okbg': '#12301F',
  '--no': '#FF9385',
  '--nobg': '#3B1816',
  '--done': '#93BBFF',
  '--donebg': '#152846',
  '--u75': '#F2CF63',
  '--u90': '#FF9F45',
  '--u95': '#FF7566',
  '--shadow': '0 18px 40px -18px rgb(0 0 0/.7)',
} as const

const light: Record<keyof typeof dark, string> = {
  '--bg': '#FDE9E0',
  '--surface': '#FFF8F4',
  '--raised': '#FFFFFF',
  '--line': '#E7C9BD',
  '--field': '#8A7068',
  '--text': '#0B1618',
  '--dim': '#455A5B',
  '--accent': '#132326',
  '--onaccent': '#FFF6F1',
  '--accenthover': '#2A4145',
  '--focus': '#0A6F66',
  '--wait': '#6A4D00',
  '--waitbg': '#FBE5A6',
  '--ok': '#125C36',
  '--okbg': '#C6EAD0',
  '--no': '#9C1F17',
  '--nobg': '#FFD2CC',
  '--done': '#1B4798',
  '--donebg': '#D2E1FC',
  '--u75': '#8A6400',
  '--u90': '#A84A00',
  '--u95': '#B4241B',
  '--shadow': '0 18px 40px -22px rgb(72 27 21/.45)',
}

/** The plate is one print for both themes: pink paper, petrol ink. */
const shared = { '--plate': '#F4BBAA', '--plateink': '#0B1618' }

/** What Mantine's own styles read, in the words of the tokens; per scheme, because Mantine writes them so. */
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

export const pageColors = { dark: dark['--bg'], light: light['--bg'] }

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: shared,
  dark: { ...dark, ...mantine },
  light: { ...light, ...mantine },
})
