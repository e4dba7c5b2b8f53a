import { expect, expectAccessible, test } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { slot } from './booking-form.ts'
import { column, emptyDay, gridCard, openCalendar, phoneIn } from './staff-calendar.ts'

test('the day is shown in columns with a summary', async ({ page }) => {
  await openCalendar(page, 'date=2026-03-12')
  await expect(page.getByRole('group', { name: 'Luca Bernasconi' })).toBeVisible()
  await expect(page.getByText(/^\d+ appuntamenti, \d+ confermati$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Riepilogo Giornata' })).toBeVisible()
  await expect(page.locator('footer')).toContainText(/CHF [\d']+\.\d\d/)
  await expectAccessible(page)
})

test('view, date and barber are in the address, and back restores them', async ({ page }) => {
  await openCalendar(page, '')
  await page.getByRole('button', { name: 'Settimana', exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  await expect(page.getByRole('button', { name: /^9 – 15 marzo 2026/ })).toBeVisible()
  await page.getByRole('button', { name: 'Settimana dopo' }).click()
  await expect(page).toHaveURL(/date=2026-03-18/)
  await page.getByRole('button', { name: 'Mese', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Appuntamenti di Marzo 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Filtro: Tutti i barbieri' }).click()
  await page.getByRole('menuitemradio', { name: 'Luca Bernasconi' }).click()
  await expect(page).toHaveURL(/barber=[0-9a-f-]+/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Filtro: Tutti i barbieri' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Settimana', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.reload()
  await expect(page.getByRole('button', { name: /^16 – 22 marzo 2026/ })).toBeVisible()
  await page.getByRole('button', { name: 'Oggi', exact: true }).click()
  await expect(page).not.toHaveURL(/date=/)
})

test('the date picker is Italian, starts on Monday and opens a day', async ({ page }) => {
  await openCalendar(page, '')
  await page.getByRole('button', { name: /^Mercoledì 11 marzo 2026. Scegli la data/ }).click()
  const picker = page.getByRole('dialog')
  await expect(picker.getByRole('columnheader').first()).toHaveText(/^l/i)
  await expectAccessible(page)
  await picker.getByRole('button', { name: '31 marzo 2026', exact: true }).click()
  await expect(page).toHaveURL(/date=2026-03-31/)
  await expect(picker).toBeHidden()
})

test('arrow keys move through the month, and Enter opens a day', async ({ page }) => {
  await openCalendar(page, 'view=month&date=2026-03-11')
  const day = page.getByRole('button', { name: /^Mercoledì 11 marzo/ })
  await day.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Giovedì 19 marzo/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=2026-03-19/)
  await expect(page.getByRole('group', { name: 'Luca Bernasconi' })).toBeVisible()
})

test('the week shows its days, and each opens', async ({ page }) => {
  await openCalendar(page, 'view=week&date=2026-03-12')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Giovedì 12 marzo, \d+ appuntamenti/ }).click()
  await expect(page).toHaveURL(/date=2026-03-12/)
  await expect(page).not.toHaveURL(/view=week/)
})

test('empty days show a notice', async ({ page }) => {
  await openCalendar(page, `date=${emptyDay}&layout=list`)
  await expect(page.getByText('Nessun appuntamento', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filtro: Tutti i barbieri' }).click()
  await page.getByRole('menuitemradio', { name: 'Luca Bernasconi' }).click()
  await expect(page.getByText('Nessun appuntamento per questo barbiere in questo periodo')).toBeVisible()
})

test('a status is set from the list, and cancelling asks for the reason', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Il Bomber', time: '15:00' })
  await openCalendar(page, `date=${emptyDay}&layout=list`)
  const card = page.getByRole('article').filter({ hasText: 'Il Bomber' })
  await expect(card).toContainText('Taglio, 30 min')
  await expect(card).toContainText('CHF 30.00')
  await expect(card).toContainText('Luca Bernasconi · In sede · Admin Prenotazione Telefonica')
  await expectAccessible(page)

  const status = card.getByRole('button', { name: 'Stato: Confermato. Cambia stato' })
  await status.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'In attesa' })).toBeFocused()
  await expect(page.getByRole('menu').locator('> :not([role])')).toHaveCount(0)
  await expect(page.getByRole('menu').locator('> [role=presentation]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(status).toBeFocused()
  await status.click()
  await page.getByRole('menuitemradio', { name: 'Completato' }).click()
  await expect(page.getByRole('dialog', { name: 'Completare in anticipo?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Segna come completato' }).click()
  await expect(card.getByRole('button', { name: /^Stato: Completato/ })).toBeVisible()

  await card.getByRole('button', { name: /^Stato/ }).click()
  await page.getByRole('menuitemradio', { name: 'Cancellato' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancella appuntamento' })
  await expect(dialog.getByLabel('Motivo')).toHaveValue("Cancellato dall'amministratore")
  // A toast that is fading out would fail the contrast check.
  await expect(page.getByText('Stato aggiornato: Completato')).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancella appuntamento' }).click()
  await expect(card.getByRole('button', { name: /^Stato: Cancellato/ })).toBeVisible()
  await expect(card).toContainText("Motivo: Cancellato dall'amministratore")
})

test('a cancelled upcoming visit opens, and its slot can be booked beside it', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Signora Pia', time: '10:00' })
  await shop.platform.database.pool.query(
    `UPDATE appointments SET status = 'cancelled', cancelled_at = now() WHERE client_nickname = 'Signora Pia'`,
  )
  await openCalendar(page)
  const card = gridCard(page, 'Signora Pia')
  await card.click()
  await expect(page.getByRole('dialog', { name: 'Signora Pia' })).toBeVisible()
  await page.keyboard.press('Escape')
  const box = await card.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) + 12, (box?.y ?? 0) + 10)
  await expect(page.getByRole('region', { name: 'Prenotazione telefonica' })).toBeVisible()
})

test('restoring a cancelled visit into a taken slot shows the server message', async ({ page, shop }) => {
  const first = await phoneIn(shop, { name: 'Primo', time: '15:00' })
  await shop.platform.database.pool.query(
    `UPDATE appointments SET status = 'cancelled', cancelled_at = now(), updated_at = now() WHERE id = $1`,
    [first._id],
  )
  await phoneIn(shop, { name: 'Secondo', time: '15:00' })
  await openCalendar(page)
  const cancelled = await gridCard(page, 'Primo').boundingBox()
  const live = await gridCard(page, 'Secondo').boundingBox()
  expect(cancelled && live && cancelled.x >= live.x + live.width, 'both can be reached').toBe(true)
  await gridCard(page, 'Primo').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Stato: Cancellato/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Confermato' }).click()
  await expect(
    page.getByText("Errore nell'aggiornamento dello stato: Lo slot non è più disponibile"),
  ).toBeVisible()
})

test('the details store notes of the customer, and back closes them', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Signora Anna', time: '10:00' })
  await openCalendar(page)
  await gridCard(page, 'Signora Anna').click()
  const details = page.getByRole('dialog', { name: 'Signora Anna' })
  await expect(details).toContainText('10:00–10:30')
  await expect(details).toContainText('Scheda cliente')
  await details.getByLabel('Note').fill('Sfumatura bassa')
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Salva note' }).click()
  await expect(page.getByText('Scheda cliente salvata')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Salva note' })).toBeHidden()
  await expect(details.locator('form:focus')).toHaveCount(1)
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(new RegExp(emptyDay))
  await gridCard(page, 'Signora Anna').click()
  await expect(details.getByLabel('Note')).toHaveValue('Sfumatura bassa')
})

test('Escape asks before discarding unsaved notes', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Signora Pia', time: '10:00' })
  await openCalendar(page)
  await gridCard(page, 'Signora Pia').click()
  const details = page.getByRole('dialog', { name: 'Signora Pia' })
  await details.getByLabel('Note').fill('Doppia corona')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' })
  await expect(question.getByRole('button', { name: 'Resta qui' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(details.getByLabel('Note')).toHaveValue('Doppia corona')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Chiudi senza salvare' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(gridCard(page, 'Signora Pia')).toBeFocused()
})

test('an appointment is moved from its details', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Jacopo', time: '10:00' })
  await openCalendar(page)
  await gridCard(page, 'Jacopo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sposta', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Modifica appuntamento' })
  await slot(picker, '17:00').waitFor()
  await expect(picker.locator('[data-autofocus]:focus')).toHaveCount(1)
  await slot(picker, '17:00').click()
  await picker.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma modifiche' }).click()
  await expect(page.getByText('Appuntamento modificato con successo!')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Jacopo' })).toContainText('17:00–17:30')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(gridCard(page, 'Jacopo')).toContainText('17:00')
})

test('a client is barred from online booking, and a note conflict is shown', async ({ page, shop }) => {
  await openCalendar(page, 'date=2026-03-12')
  await page
    .locator('[data-appointment-id]')
    .filter({ has: page.getByLabel(/^Guest/) })
    .first()
    .click()
  const details = page.getByRole('dialog')
  const bar = details.getByRole('switch', { name: 'Blocca prenotazioni online' })
  await bar.click()
  await expect(page.getByText('Prenotazioni online bloccate')).toBeVisible()
  await expect(bar).toBeChecked()
  await details.getByLabel('Note').fill('Arriva tardi')
  await shop.platform.database.pool.query(
    `UPDATE customer_cards SET notes = 'Allergico', updated_at = updated_at + interval '1 minute'`,
  )
  // Refreshing the card in the background must not replace the version that the edit began with.
  const read: string[] = []
  page.on('response', (answer) => {
    const isCard = answer.url().endsWith('/customer') && answer.request().method() === 'GET'
    // A request that a later refresh aborted has no body.
    if (isCard) {
      answer.text().then(
        (text) => read.push(text),
        () => undefined,
      )
    }
  })
  await expect(() => {
    // The page may not have connected to the stream yet, so publish until it has heard the event.
    shop.platform.live.publish({ kind: 'shop' })
    expect(read.join()).toContain('Allergico')
  }).toPass()
  await details.getByRole('button', { name: 'Salva note' }).click()
  await expect(details.getByRole('alert')).toContainText('Dati modificati da un altro utente')
  await expect(details.getByLabel('Note')).toHaveValue('Arriva tardi')
  const { rows } = await shop.platform.database.pool.query('SELECT notes FROM customer_cards')
  expect(rows).toEqual([{ notes: 'Allergico' }])
  await details.getByRole('button', { name: 'Ricarica la scheda' }).click()
  // Wait for the reloaded card: until then a save would send the old version again.
  await expect(details.getByRole('alert')).toBeHidden()
  await details.getByRole('button', { name: 'Salva note' }).click()
  await expect(page.getByText('Scheda cliente salvata')).toBeVisible()
})

async function forgetToComplete(shop: Shop): Promise<void> {
  const { _id } = await phoneIn(shop, { name: 'Dimenticato', time: '09:00' })
  await shop.platform.database.pool.query(
    `UPDATE appointments SET shop_day = '2026-03-08', start_minute = 600,
       starts_at = '2026-03-08T10:00+01', ends_at = '2026-03-08T10:30+01' WHERE id = $1`,
    [_id],
  )
}

test('a past open appointment is completed from its list', async ({ page, shop }) => {
  await forgetToComplete(shop)
  await openCalendar(page)
  const notice = page.getByRole('region', { name: 'Da completare' })
  await notice.getByRole('button', { name: 'Mostra' }).click()
  const card = notice.getByRole('article').filter({ hasText: 'Dimenticato' })
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Completa' }).click()
  await expect(page.getByText('Stato aggiornato: Completato')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the shown days are exported as CSV', async ({ page, shop }) => {
  await phoneIn(shop, { name: '=Jacopo', time: '10:00' })
  await openCalendar(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta CSV' }).click()
  expect((await file).suggestedFilename()).toBe(`appuntamenti-${emptyDay}-${emptyDay}.csv`)
})

test('a calendar that fails to load shows an error with a retry', async ({ page }) => {
  await page.route('**/api/appointments/filtered*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await openCalendar(page)
  await expect(page.getByText('Errore nel caricamento degli appuntamenti: errore sconosciuto')).toBeVisible({
    timeout: 15_000,
  })
  await page.unroute('**/api/appointments/filtered*')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(column(page, 'Luca Bernasconi')).toBeVisible()
})

test('a card of the week shows all data, and its status is set there', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Il Bomber', time: '15:00' })
  await openCalendar(page, `view=week&date=${emptyDay}`)
  const card = page.getByRole('region', { name: 'Settimana' }).getByRole('article')
  const heading = card.getByRole('heading', { name: 'Il Bomber' })
  const facts = [
    '15:00',
    'Taglio',
    '30 min',
    'CHF 30.00',
    'Luca Bernasconi',
    'In sede',
    'Prenotazione Telefonica',
  ]
  for (const fact of facts) {
    const shown = card.getByText(fact)
    await expect(shown.first()).toBeVisible()
    const isWhole = await shown.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    expect(isWhole, `${fact} is not cut off`).toBe(true)
  }
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Stato: Confermato. Cambia stato' }).click()
  await page.getByRole('menuitemradio', { name: 'In attesa' }).click()
  await expect(card.getByRole('button', { name: /^Stato: In attesa/ })).toBeVisible()
  await heading.click()
  await expect(page.getByRole('dialog', { name: 'Il Bomber' })).toBeVisible()
})

test('a deleted barber with only cancelled visits has no column', async ({ page, shop }) => {
  await phoneIn(shop, { name: 'Il Bomber', time: '15:00', barber: 'Dario' })
  const { pool } = shop.platform.database
  await pool.query("UPDATE appointments SET status = 'cancelled' WHERE client_nickname = 'Il Bomber'")
  await pool.query("UPDATE barbers SET is_active = false, deleted_at = now() WHERE first_name = 'Dario'")
  await openCalendar(page)
  await expect(column(page, 'Luca Bernasconi')).toBeVisible()
  await expect(column(page, 'Dario Conti')).toHaveCount(0)
})

test('cancelling a past visit does not announce a free slot', async ({ page, shop }) => {
  await forgetToComplete(shop)
  await phoneIn(shop, { name: 'Domani', time: '10:00' })
  await openCalendar(page, 'date=2026-03-08&layout=list')
  const cancel = async (name: string) => {
    const card = page.getByRole('article').filter({ hasText: name }).last()
    await card.getByRole('button', { name: /^Stato/ }).click()
    await page.getByRole('menuitemradio', { name: 'Cancellato' }).click()
    return page.getByRole('dialog', { name: 'Cancella appuntamento' })
  }
  await expect(await cancel('Dimenticato')).toContainText('domenica 8 marzo alle 10:00')
  await expect(page.getByRole('dialog')).not.toContainText('torna libero')
  await page.getByRole('dialog').getByRole('button', { name: 'Non cancellare' }).click()
  await page.goto(`/admin?tab=appointments&date=${emptyDay}&layout=list`)
  await expect(await cancel('Domani')).toContainText('L’orario torna libero.')
})

test.describe('in the afternoon', () => {
  test.use({ now: '2026-03-11T17:20:00+01:00', viewport: { width: 1280, height: 640 } })

  test('today opens at the current time, another day at its start', async ({ page }) => {
    await openCalendar(page, '')
    const now = page.getByRole('img', { name: 'Adesso, 17:20' })
    await expect(now).toBeInViewport()
    await page.getByRole('button', { name: 'Giorno dopo' }).click()
    await expect(page.getByRole('heading', { name: 'Calendario Appuntamenti' })).toBeInViewport()
    await page.getByRole('button', { name: 'Oggi', exact: true }).click()
    await expect(now).toBeInViewport()
  })
})

test.describe('on a phone in the afternoon', () => {
  test.use({ now: '2026-03-11T17:20:00+01:00', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list of today opens at the current time', async ({ page }) => {
    await openCalendar(page, '')
    await expect(page.getByText('Adesso, 17:20')).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the day is one list sorted by time', async ({ page, shop }) => {
    await phoneIn(shop, { name: 'Seconda', time: '15:00' })
    await phoneIn(shop, { name: 'Prima', time: '09:30', barber: 'Marco' })
    await openCalendar(page)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Prima', 'Seconda'])
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(overflow).toBe(false)
    await page.getByRole('button', { name: 'Settimana', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Martedì 31 marzo' })).toBeVisible()
  })

  test('three cards fit between toolbar and summary', async ({ page, shop }) => {
    await shop.platform.database.pool.query('DELETE FROM appointments')
    for (const time of ['09:00', '10:00', '11:00']) await phoneIn(shop, { name: `Alle ${time}`, time })
    await openCalendar(page)
    const summary = await page.locator('footer').boundingBox()
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(300)
    const last = await cards.last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(summary?.y ?? 0)
    expect(summary?.height).toBeLessThanOrEqual(72)
    await expect(page.getByText('3 appuntamenti, 3 confermati')).toBeVisible()
  })
})
