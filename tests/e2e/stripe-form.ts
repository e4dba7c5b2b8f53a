import type { Locator, Page } from '@playwright/test'

import { expect } from '#tests/support/browser-test.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import type { Shop } from '#tests/support/shop.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0027 6000 3184',
} as const

export async function payWithCard(form: Page | Locator, number: string, payButton: Locator): Promise<void> {
  await form.getByLabel('Numero carta').fill(number)
  await form.getByLabel('Data di scadenza').fill('12 / 29')
  await form.getByLabel('Codice di sicurezza').fill('123')
  await payButton.click()
}

export async function payWithTwint(form: Page | Locator, payButton: Locator): Promise<void> {
  await form.getByRole('radio', { name: 'TWINT', exact: true }).check()
  await payButton.click()
  await expect(payButton.page().getByRole('heading', { name: 'Paga con TWINT' })).toBeVisible()
}

export const twintRefusals = [
  ['refused', 'Rifiuta'],
  ['left', 'Abbandona'],
] as const

export async function refuseAtTwint(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Pagamento non riuscito' })).toBeFocused()
}

export async function expectDeclined(form: Page | Locator): Promise<void> {
  await expect(form.getByRole('alert').filter({ hasText: 'La carta è stata rifiutata.' })).toBeInViewport()
}

export async function failTheBankOnce(form: Page | Locator, payButton: Locator): Promise<void> {
  const page = payButton.page()
  await page.getByRole('button', { name: 'Verifica non riuscita' }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'Impossibile autenticare' })).toBeVisible()
  await payButton.click()
  await page.getByRole('button', { name: 'Completa la verifica' }).click()
}

/** @returns a function that completes the payment as paid */
export function slowBank(shop: Shop): () => void {
  const { payments } = sandboxOf(shop)
  payments.keepProcessing({ count: 1 })
  return () => {
    const underWay = payments.list().find(({ status }) => status === 'processing')
    payments.settle({ paymentIntent: underWay?.id ?? '', isPaid: true })
  }
}

export async function expectToldToWait(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Controlliamo il pagamento' })
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toBeVisible()
}
