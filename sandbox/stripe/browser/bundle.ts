import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const bundles = new Map<string, string>()

/**
 * Joins modules into one classic script, in this order. Stripe.js is loaded by a plain script tag, and only a classic
 * script learns its own address. Names must differ between the modules.
 */
export function bundled(names: string[]): string {
  const key = names.join()
  const script = bundles.get(key) ?? wrapped(names.map(sourceOf).join('\n'))
  bundles.set(key, script)
  return script
}

function sourceOf(name: string): string {
  return readFileSync(join(import.meta.dirname, 'client', `${name}.js`), 'utf8')
    .replaceAll(/^import [\s\S]*? from '[^']+'\n/gm, '')
    .replaceAll(/^export /gm, '')
}

function wrapped(source: string): string {
  return `(() => {\n'use strict'\n${source}\n})()\n`
}
