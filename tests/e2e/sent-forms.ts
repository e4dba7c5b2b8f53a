import type { Locator, Page } from '@playwright/test'

import { expect } from '#tests/support/browser-test.ts'

/** Holds calls back until they are let go, however often they are made. @returns `sent`: what they carry */
export async function holdCalls(page: Page, address: string) {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const sent: unknown[] = []
  await page.route(address, async (route) => {
    sent.push(route.request().postDataJSON())
    await isOver
    await route.fallback()
  })
  return { sent, letGo }
}

/** What was pressed says so, and cannot be pressed again. @param locked what cannot, where it is something else */
export async function expectSending(submit: Locator, words: string, locked = submit): Promise<void> {
  await expect(submit).toHaveText(words)
  await expect(locked).toBeDisabled()
}

/** In the dialog in which it was sent, and read out. */
export async function expectThanks(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(title)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
}

/** The dialog closes by itself. */
export async function expectGoneAfter(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await expect(page.getByRole('dialog')).toBeHidden()
}
