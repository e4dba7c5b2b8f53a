import type { Locator, Page } from '@playwright/test'

import { expect } from '#tests/support/browser-test.ts'

/** @returns `sent`: the bodies of the calls */
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

/** @param locked the disabled control, if it is not the button */
export async function expectSending(submit: Locator, words: string, locked = submit): Promise<void> {
  await expect(submit).toHaveText(words)
  await expect(locked).toBeDisabled()
}

export async function expectThanks(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(title)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
}

export async function expectGoneAfter(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await expect(page.getByRole('dialog')).toBeHidden()
}

export async function fillApplicant(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Nome', { exact: true }).fill('Nina')
  await dialog.getByLabel('Cognome').fill('Caratti')
  await dialog.getByLabel('Nazionalità').fill('svizzera')
  await dialog.getByLabel('Permesso di lavoro').selectOption('si')
  await dialog.getByLabel('Stato civile').selectOption('celibe-nubile')
  await dialog.getByLabel('Hai figli?').selectOption('no')
  await dialog.getByLabel('Indirizzo', { exact: true }).fill('Via Nassa 1, 6900 Lugano')
  await dialog.getByLabel('Numero di telefono').fill('079 765 43 21')
  await dialog.getByLabel('Email').fill('nina@example.test')
}

export async function fillConsultation(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Consulenza gratuita' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Consulenza Gratuita' })
  const next = dialog.getByRole('button', { name: 'Continua' })
  await dialog.getByRole('radio', { name: 'Taglio e Styling' }).check()
  await next.click()
  await dialog.getByLabel('Giorno').fill('2026-03-13')
  await dialog.getByRole('radio', { name: '15:00', exact: true }).check()
  await next.click()
  await dialog.getByLabel('Nome e cognome').fill('Nina Caratti')
  await dialog.getByLabel('Telefono').fill('079 765 43 21')
  await next.click()
  return dialog
}
