import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'

/** How the states look that most things have, each tone with its picture. */
export const chipLooks = {
  wait: { tone: 'wait', icon: IconHourglass },
  ok: { tone: 'ok', icon: IconCheck },
  done: { tone: 'done', icon: IconChecks },
  no: { tone: 'no', icon: IconX },
} as const
