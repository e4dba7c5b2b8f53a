import { configDefaults, defineConfig } from 'vitest/config'

const ofScreens = ['src/ui/**/*.test.{ts,tsx}', 'src/**/web/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The machine has two cores; more workers would only wait for each other.
    maxWorkers: 2,
    pool: 'threads',
    onConsoleLog: () => true,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['tests/support/vitest-cluster.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            '{sandbox,scripts}/**/*.test.ts',
            'tests/{races,faults,fuzz}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ofScreens],
          // Loading the server again for each file took half of the run. Tests restore the state that they change.
          isolate: false,
        },
      },
      {
        extends: true,
        // Storage, session and open calls of a screen outlive its test, so each file gets its own environment.
        test: { name: 'screens', include: ofScreens, isolate: true },
      },
    ],
  },
})
