import type { Locator, Page } from '@playwright/test'

import { expect } from '#tests/support/browser-test.ts'

/** A Tuesday after the change to summer time, without demo appointments: all barbers are free all day. */
export const freeDay = { date: '2026-03-31', words: 'martedì 31 marzo' }

export const luca = { barber: 'Luca Bernasconi', service: 'Taglio + Barba', day: freeDay.words }

type Choice = { barber?: string; service?: string; day?: string; time?: string }

export async function pick(where: Page | Locator, overrides: Choice): Promise<void> {
  const { barber, service, day, time } = overrides
  if (barber) await choose(radio(where, barber))
  if (service) await choose(radio(where, `${service} [0-9]`))
  if (day) await choose(radio(where, day))
  if (time) await slot(where, time).click()
}

/** Taps the label, as people do: the radio itself is a hidden pixel in its corner. */
export async function choose(option: Locator): Promise<void> {
  await expect(option).toBeEnabled()
  await option.locator('xpath=ancestor::label').click()
  await expect(option).toBeChecked()
}

/** @param name beginning of the accessible name */
function radio(where: Page | Locator, name: string): Locator {
  return where.getByRole('radio', { name: new RegExp(`^${name.replaceAll('+', '\\+')}`) })
}

export function slot(where: Page | Locator, time: string): Locator {
  return where.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${time}(,|$)`) })
}

export const giulia = {
  Nome: 'Giulia',
  Cognome: 'Pedrazzini',
  Email: 'giulia.pedrazzini@example.test',
  Telefono: '+41 79 123 45 67',
}

export async function fillDetails(page: Page, details: Record<string, string> = giulia): Promise<void> {
  for (const [label, text] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(text)
}

export async function fillGuestForm(page: Page, overrides: Choice = {}): Promise<void> {
  await page.goto('/guest-booking')
  await pick(page, { ...luca, time: '15:30', ...overrides })
  await fillDetails(page)
}

export async function goOnAndPayAtTheSalon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.getByRole('button', { name: 'Vai al pagamento' }).click()
  await page.getByRole('button', { name: 'Conferma e paga in sede' }).click()
}

export async function useTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('app-theme', chosen), theme)
}

export async function expectDetailsKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(giulia)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
}
