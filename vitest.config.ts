import { configDefaults, defineConfig } from 'vitest/config'

const ofScreens = ['src/ui/**/*.test.{ts,tsx}', 'src/**/web/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only wait for each other.
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
            'sandbox/**/*.test.ts',
            'tests/{races,faults,fuzz}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ofScreens],
          // Loading the server anew for each file took half of the run; what a test changes, it puts back.
          isolate: false,
        },
      },
      {
        extends: true,
        // A screen's storage, session and open calls outlive its test: each file has a browser of its own.
        test: { name: 'screens', include: ofScreens, isolate: true },
      },
    ],
  },
})
