import { z } from 'zod'

/** Loads the schema library before the schemas: as one chunk they would block a phone for too long. */
export const anything = z.unknown()
