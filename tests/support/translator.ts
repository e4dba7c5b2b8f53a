import type { Page } from '@playwright/test'

export type TranslationMoment = 'before hydration' | 'after hydration'

/**
 * Translates the page as Chromium does: replaces each text, also later ones, by a `<font>` element with another text. Adds
 * only a zero-width character to the words, so that tests still find them.
 */
export async function translatePages(page: Page, moment: TranslationMoment): Promise<void> {
  if (moment === 'before hydration') {
    await page.addInitScript(translate)
    return
  }
  page.on('load', () => {
    // The page buffers taps until React has hydrated it.
    page
      .waitForFunction(() => !('earlyInput' in window))
      .then(() => page.evaluate(translate))
      .catch(() => undefined)
  })
}

/** Runs in the page. */
function translate(): void {
  const untouched = 'script, style, noscript, textarea, title, option, font, svg'
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = `${text.data}\u200b`
    text.replaceWith(outer)
  }
  const translateAll = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translateText(text)
  }
  translateAll()
  new MutationObserver(translateAll).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
