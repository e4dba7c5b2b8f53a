import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Returns the milliseconds of processor time that the page's main thread has used so far: the time a user would wait
 * on an idle machine, independent of the load of this one.
 */
export async function workOf(page: Page): Promise<number> {
  const session = sessions.get(page) ?? measured(page)
  sessions.set(page, session)
  const { metrics } = await (await session).send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function measured(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}
