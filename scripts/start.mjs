/**
 * `npm start`: installs what a newcomer's machine lacks, and starts the shop. Plain JavaScript for Node 18 and newer;
 * after the installation it goes on with the Node 24 that comes with the packages.
 */
import { spawn } from 'node:child_process'

import { buildWhenStale } from './lib/build.mjs'
import { installWhenMissing } from './lib/install.mjs'
import { node24, serverFlags } from './lib/node.mjs'

installWhenMissing()
const node = node24()
await buildWhenStale(node)
const ofDemo = process.env.NODE_ENV === 'production' ? {} : { DEMO: 'true', PAYMENTS: 'sandbox' }
const server = spawn(node, [...serverFlags, 'src/server.ts'], {
  stdio: 'inherit',
  env: { ...ofDemo, LOG_LEVEL: 'warn', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
