import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { Notice } from '#ui/feedback/notice.tsx'

type Props = { message: string; to: string; label: string }

export function LinkedNotice({ message, to, label }: Props) {
  return (
    <Notice
      message={message}
      action={
        <Button component={Link} to={to} variant="outline" size="sm">
          {label}
        </Button>
      }
    />
  )
}
