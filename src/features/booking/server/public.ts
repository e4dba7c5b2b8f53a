export { releaseClient } from './release-client.ts'
