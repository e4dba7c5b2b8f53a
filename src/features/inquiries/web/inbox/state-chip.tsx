import { IconChecks, IconHourglass, IconInbox } from '@tabler/icons-react'

import { Chip } from '#ui/display/chip.tsx'

import { inboxTexts } from '../../inbox.it.ts'
import type { InquiryState } from '../../inquiries.rules.ts'

export const stateLooks = {
  new: { tone: 'wait', icon: IconInbox },
  in_progress: { tone: 'ok', icon: IconHourglass },
  done: { tone: 'done', icon: IconChecks },
} as const satisfies Record<InquiryState, object>

export function StateChip({ state }: { state: InquiryState }) {
  return <Chip {...stateLooks[state]}>{inboxTexts.states[state]}</Chip>
}
