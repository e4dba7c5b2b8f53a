import { Link } from 'react-router'

import type { linksFor } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

type Props = { entries: ReturnType<typeof linksFor>; size: 'sm' | 'lg' }

export function PrimaryLinks({ entries, size }: Props) {
  return entries
    .filter((entry) => entry.isPrimary)
    .map((entry) => (
      <Link key={entry.to} to={entry.to} {...buttonLook('filled', size)}>
        {entry.label}
      </Link>
    ))
}
