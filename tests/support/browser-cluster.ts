import { startCluster } from './cluster.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  process.env['BROWSER_TEST_CLUSTER'] = cluster.url
  return () => cluster.stop()
}
