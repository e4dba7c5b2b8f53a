import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { findChromium } from '../scripts/lib/chromium.mjs'
import { type Figure, median, round } from './figure.ts'
import { startServer } from './servers.ts'

const debugPort = 4510
const runs = 5

/** Goals of the performance score; the other three categories must be 100. */
const pages = [
  { path: '/', goal: 98 },
  { path: '/guest-booking', goal: 95 },
  { path: '/shop', goal: 95 },
  { path: '/marketing-barber-system', goal: 95 },
  { path: '/privacy-policy', goal: 95 },
]

type Run = { scores: number[]; paint: number; blocking: number }

/** Runs Lighthouse as a phone on the public pages, in turn with the same pages as static files without script. */
export async function* benchPages(databaseUrl: string): AsyncGenerator<Figure> {
  // Launches the browser first: if it fails, no server is left running.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
  })
  const shop = await startServer('shop-server.ts', 4508, { DATABASE_URL: databaseUrl })
  const files = await startServer('static-server.ts', 4509, {})
  try {
    for (const { path, goal } of pages) {
      const ours: Run[] = []
      const plain: Run[] = []
      for (let lap = 0; lap < runs; lap++) {
        plain.push(await audit(`${files.url}${path}`))
        ours.push(await audit(`${shop.url}${path}`))
      }
      yield figure(path, goal, ours, plain)
    }
  } finally {
    await browser.close()
    await files.stop()
    await shop.stop()
  }
}

async function audit(url: string): Promise<Run> {
  const result = await lighthouse(url, { port: debugPort, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
  const { audits, categories } = result.lhr
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}

function figure(path: string, goal: number, ours: readonly Run[], plain: readonly Run[]): Figure {
  const medianOf = (of: readonly Run[], value: (run: Run) => number) => median(of.map(value))
  const score = (of: readonly Run[], category: number) => medianOf(of, ({ scores }) => scores[category] ?? 0)
  const limit = score(plain, 0)
  const performance = score(ours, 0)
  const others = [1, 2, 3].map((category) => score(ours, category))
  const wanted = limit === 100 ? goal : Math.min(goal, limit - 3)
  return {
    what: `Lighthouse mobile, ${path === '/' ? 'homepage' : path}, median of ${runs}`,
    measured: `${[performance, ...others].join('/')}, LCP ${seconds(ours)} s, blocked ${round(medianOf(ours, ({ blocking }) => blocking))} ms`,
    against: `the same page without script: ${limit}, LCP ${seconds(plain)} s, blocked ${round(medianOf(plain, ({ blocking }) => blocking))} ms`,
    goal: `≥ ${goal}/100/100/100, or within 3 points of the plain page`,
    met: performance >= wanted && others.every((value) => value === 100),
  }
}

function seconds(of: readonly Run[]): string {
  return round(median(of.map(({ paint }) => paint)) / 1000, 1)
}
