import { z } from 'zod'

/** What every schema stands on, to be loaded before them: in one piece they would keep a phone from answering for too long. */
export const anything = z.unknown()
