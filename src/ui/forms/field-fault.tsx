import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import styles from './field-fault.module.css'

type Props = { children: ReactNode; className?: string | undefined }

export function FieldFault({ children, className = '' }: Props) {
  return (
    <p className={`${styles['fault']} ${className}`} role="alert">
      <IconAlertTriangle size={17} stroke={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
