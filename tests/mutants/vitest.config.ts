import { defineConfig } from 'vitest/config'

/** The unit tests of the rules alone, without a database: `npm run mutants` runs them once per mutation. */
export default defineConfig({
  test: {
    include: ['src/**/*.rules.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
    pool: 'threads',
  },
})
