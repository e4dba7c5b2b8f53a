import type { Page } from '@playwright/test'

import { expect, expectAccessible } from '#tests/support/browser-test.ts'

/** Checks accessibility and sideways overflow in both colour schemes at three widths; saves pictures to SCREENSHOTS. */
export async function inEveryLook(page: Page, name: string): Promise<void> {
  for (const scheme of ['dark', 'light'])
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(
        (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
        scheme,
      )
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const folder = process.env['SCREENSHOTS']
      if (folder) await page.screenshot({ path: `${folder}/${name}-${scheme}-${width}.png` })
    }
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'))
}
