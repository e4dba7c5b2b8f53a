import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/vitest-cluster.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', 'tests/{races,faults,fuzz}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Loading the server anew for each of 240 files took half of the run; what a test changes, it puts back.
    pool: 'threads',
    isolate: false,
    onConsoleLog: () => true,
  },
})
