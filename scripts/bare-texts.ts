/** Fails when a screen has a text beside other nodes without an element of its own, see lib/bare-texts.ts. */
import { join } from 'node:path'

import { findBareTexts } from './lib/bare-texts.ts'

const root = join(import.meta.dirname, '..')
const faults = findBareTexts(root, join(root, 'tsconfig.json'))
for (const fault of faults) console.error(fault)
if (faults.length > 0)
  console.error(`${faults.length} texts break when the browser translates: give each an element of its own`)
process.exitCode = faults.length > 0 ? 1 : 0
