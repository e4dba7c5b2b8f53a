import type { Page } from '@playwright/test'

/**
 * Returns when an element first shows all words. The page checks at every frame: an assertion polls only two or three
 * times a second.
 * @param words texts that one matching element shows together
 * @returns milliseconds of `performance.now()`
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
