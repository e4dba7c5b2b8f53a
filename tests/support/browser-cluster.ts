import { startCluster } from './cluster.ts'

/** Playwright's global set-up: the same kind of cluster as for the other tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  process.env['BROWSER_TEST_CLUSTER'] = cluster.url
  return () => cluster.stop()
}
