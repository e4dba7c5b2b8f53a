import { defineConfig } from 'vitest/config'

/** The unit tests of the rules of one folder, without a database: `npm run mutants` runs them once per mutation. */
export default defineConfig({
  test: {
    include: [`${process.env['MUTANTS_OF'] ?? 'src'}/**/*.rules.test.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // StrykerJS measures what a test reaches with hooks that each file has to load anew.
    isolate: true,
    pool: 'threads',
  },
})
