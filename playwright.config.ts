import { defineConfig } from '@playwright/test'

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // Promises with a time: tried with nothing else running, `--project=timed --workers=1`.
    { name: 'timed', testDir: 'tests/timed' },
  ],
  globalSetup: './tests/support/browser-cluster.ts',
  workers: 2,
  // Against what hangs; a journey takes a few seconds, and several times as long on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }],
  ],
  use: {
    // A worker would answer in the place of what a test routes; the tests of the installed app allow it.
    serviceWorkers: 'block',
    locale: 'it-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1280, height: 900 },
    // Recording every page costs a quarter of the run's time: `--trace=retain-on-failure` when one is needed.
    trace: 'off',
    launchOptions: {
      // The system's Chromium: test tools must not download a browser of their own.
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
