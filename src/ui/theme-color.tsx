import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

import { pageColors } from './css-variables.ts'

/** Paints the browser's own frame in the colour of the page. */
export function ThemeColor() {
  const scheme = useComputedColorScheme('dark', { getInitialValueInEffect: true })
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[scheme])
  }, [scheme])
  return null
}
