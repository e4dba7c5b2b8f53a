const themes = {
  stripe: {
    colorPrimary: '#0570de',
    colorBackground: '#ffffff',
    colorText: '#30313d',
    colorTextSecondary: '#5b5f6b',
    colorDanger: '#c0123c',
  },
  night: {
    colorPrimary: '#85d996',
    colorBackground: '#30313d',
    colorText: '#ffffff',
    colorTextSecondary: '#c9ccd5',
    colorDanger: '#ffa3b1',
  },
}

const measures = {
  borderRadius: '4px',
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  fontWeightNormal: '400',
  fontWeightMedium: '500',
  spacingUnit: '4px',
}

export function applyAppearance(host, { theme = 'stripe', variables = {} } = {}) {
  host.style.colorScheme = theme === 'night' ? 'dark' : 'light'
  const defaults = { ...measures, ...(themes[theme] ?? themes.stripe) }
  const usable = Object.entries(variables).filter(([name, value]) => {
    // The real form lives in a frame, where the page's custom properties do not exist.
    if (!String(value).includes('var(')) return true
    console.warn(`[Stripe.js] Unsupported value for appearance variable ${name}: ${value}`)
    return false
  })
  for (const [name, value] of Object.entries({ ...defaults, ...Object.fromEntries(usable) })) {
    host.style.setProperty(`--${name}`, String(value))
  }
}

export const formStyle = `
  :host { all: initial; display: block; }
  * { box-sizing: border-box; }
  .form { color: var(--colorText); font: var(--fontWeightNormal) var(--fontSizeBase)/1.4 var(--fontFamily); --line: color-mix(in srgb, var(--colorText) 60%, var(--colorBackground)); }
  .badge { display: inline-block; margin: 0 0 calc(var(--spacingUnit) * 3); padding: 1px 10px; border: 1px dashed var(--line); border-radius: 999px; font-size: 0.8125em; }
  fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
  legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .method { border: 1px solid var(--line); border-radius: var(--borderRadius); background: var(--colorBackground); padding: calc(var(--spacingUnit) * 3) calc(var(--spacingUnit) * 4); }
  .method + .method { margin-top: calc(var(--spacingUnit) * 2); }
  .choice { display: flex; align-items: center; gap: 10px; min-height: 32px; font-weight: var(--fontWeightMedium); cursor: pointer; }
  .choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--colorPrimary); }
  .fields { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--spacingUnit) * 3); }
  .choice + div { margin-top: calc(var(--spacingUnit) * 3); }
  .field:first-child { grid-column: 1 / -1; }
  .field label { display: block; margin-bottom: var(--spacingUnit); font-weight: var(--fontWeightMedium); font-size: 0.9375em; }
  .field input { width: 100%; min-height: 46px; padding: 0 12px; border: 1px solid var(--line); border-radius: var(--borderRadius); background: var(--colorBackground); color: inherit; font: inherit; }
  .field input::placeholder { color: var(--colorTextPlaceholder, var(--colorTextSecondary)); opacity: 1; }
  .field input[aria-invalid='true'] { border-color: var(--colorDanger); color: var(--colorDanger); }
  :focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 1px; }
  .error { margin: var(--spacingUnit) 0 0; color: var(--colorDanger); font-size: 0.875em; }
  .note { margin: calc(var(--spacingUnit) * 2) 0 0; color: var(--colorTextSecondary); font-size: 0.9375em; }
  [hidden] { display: none !important; }
`
