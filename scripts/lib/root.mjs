import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's folder, independent of the working directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
