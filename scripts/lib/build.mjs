import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { withNode24 } from './node.mjs'
import { paintPagesFirst } from './paint-first.mjs'
import { root } from './root.mjs'

const output = join(root, 'build', 'client')
const stamp = join(root, 'build', '.built-from')
const sources = [
  'src',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/lib',
  'scripts/vite',
]
/** Files that only the server uses: it runs from its sources, so the build does not depend on them. */
const serverOnly = /(^|\/)(server|platform)\/|\.test\.tsx?$/

export async function buildWhenStale(node) {
  const state = stateOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  console.log('Costruisco il sito…')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  run(node, [cli, 'build'])
  run(node, [join(root, 'scripts', 'lib', 'written-parts.mjs'), output])
  paintPagesFirst(output)
  // Run this after all steps that change files: the service worker detects new versions by their contents.
  run(node, [join(root, 'scripts', 'lib', 'installed-app.mjs'), output])
  await compressAll(output)
  writeFileSync(stamp, state)
}

function run(node, program) {
  const done = spawnSync(node, program, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withNode24(node), NODE_ENV: 'production' },
  })
  if (done.status === 0) return
  console.error(done.stdout, done.stderr)
  process.exit(done.status ?? 1)
}

function stateOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : ['']
    for (const name of names.map(String).sort()) {
      const file = join(path, name)
      if (serverOnly.test(join(source, name)) || !statSync(file).isFile()) continue
      hash.update(join(source, name)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Compresses the files once, so that the server need not compress per request. */
async function compressAll(folder) {
  const names = readdirSync(folder, { recursive: true }).map(String)
  const texts = names.filter((name) => /\.(html|js|css|svg|json|webmanifest|txt|xml)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      const content = readFileSync(file)
      if (content.length < 512) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
