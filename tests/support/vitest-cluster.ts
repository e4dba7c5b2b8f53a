import type { TestProject } from 'vitest/node'

import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

/** Vitest's global set-up: starts the cluster that every test file copies its database from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  project.provide('clusterUrl', cluster.url)
  return () => cluster.stop()
}
