import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'

export const chipLooks = {
  wait: { tone: 'wait', icon: IconHourglass },
  ok: { tone: 'ok', icon: IconCheck },
  done: { tone: 'done', icon: IconChecks },
  no: { tone: 'no', icon: IconX },
} as const
