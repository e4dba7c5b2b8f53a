import type { Page } from '@playwright/test'

/**
 * The page itself watches, at every frame: an assertion asks only two or three times a second.
 * @param words all of which one element that fits the selector shows
 * @returns when it was seen, in milliseconds of `performance.now()`
 */
export async function whenShown(page: Page, selector: string, words: string | string[]): Promise<number> {
  await page.waitForFunction(
    ([wanted, texts]) =>
      Array.from(document.querySelectorAll(wanted)).some(
        (element) =>
          element.checkVisibility() && texts.every((text) => (element.textContent ?? '').includes(text)),
      ),
    [selector, [words].flat()] as const,
    { polling: 'raf' },
  )
  return performance.now()
}
