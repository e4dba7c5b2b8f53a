import { defineConfig } from '@playwright/test'

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // Tests with time limits run alone: `--project=timed --workers=1`.
    { name: 'timed', testDir: 'tests/timed' },
  ],
  globalSetup: './tests/support/browser-cluster.ts',
  workers: 2,
  // Stops tests that hang. A journey takes a few seconds, several times as long on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }],
  ],
  use: {
    // A service worker would answer calls that a test routes. Tests of the installed app allow it.
    serviceWorkers: 'block',
    locale: 'it-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1280, height: 900 },
    // A trace of every page takes a quarter of the run's time: use `--trace=retain-on-failure` when you need one.
    trace: 'off',
    launchOptions: {
      // Uses the system's Chromium: test tools must not download a browser.
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
