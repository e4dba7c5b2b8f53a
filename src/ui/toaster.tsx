import { IconAlertTriangle, IconCheck, IconHourglass, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useToaster, type Toast } from 'react-hot-toast/headless'

import styles from './toaster.module.css'
import { toasts as notices } from './toasts.ts'

/** The toasts of the page, top right, newest first. */
export default function Toaster() {
  const { toasts, handlers } = useToaster()
  const { startPause, endPause } = handlers
  return (
    <section
      className={styles['stack']}
      aria-label="Notifiche"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.type]
  return (
    <div className={styles['toast']} data-kind={toast.type}>
      <Icon size={20} stroke={2} aria-hidden className={styles['icon']} />
      <p {...toast.ariaProps}>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</p>
      <button
        type="button"
        className={styles['close']}
        aria-label="Chiudi la notifica"
        onClick={() => notices.dismiss(toast.id)}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}

const icons: Record<Toast['type'], typeof IconCheck> = {
  success: IconCheck,
  error: IconAlertTriangle,
  loading: IconHourglass,
  blank: IconInfoCircle,
  custom: IconInfoCircle,
}
