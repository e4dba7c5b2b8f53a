import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'

/** The tone and icon of the common states. */
export const chipLooks = {
  wait: { tone: 'wait', icon: IconHourglass },
  ok: { tone: 'ok', icon: IconCheck },
  done: { tone: 'done', icon: IconChecks },
  no: { tone: 'no', icon: IconX },
} as const
