import type { Icon } from '@tabler/icons-react'

export type ChipLook = {
  tone?: 'plain' | 'wait' | 'ok' | 'done' | 'no'
  /** Required, so that colour never stands alone. */
  icon: Icon
}

type Props = ChipLook & { children: string }

export function Chip({ tone = 'plain', icon: Icon, children }: Props) {
  return (
    <span className="chip" data-tone={tone}>
      <Icon size={14} stroke={2.2} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
