import { IconAlertTriangle, IconCheck, IconHourglass, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { toast as library, useToaster, type Toast } from 'react-hot-toast/headless'

import { IconButton } from '../buttons/icon-button.tsx'
import { uiTexts } from '../ui.it.ts'
import { attachToasts, toasts as notices } from './toasts.ts'

import styles from './toaster.module.css'

attachToasts(library)

export default function Toaster() {
  const { toasts, handlers } = useToaster()
  const stack = useAttention(handlers.startPause, handlers.endPause)
  return (
    <section ref={stack} className={styles['stack']} aria-label={uiTexts.toasts} data-over-windows>
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onClose={() => {
              notices.dismiss(toast.id)
              // Browsers differ in whether a removed button fires a blur event.
              handlers.endPause()
            }}
          />
        ))}
    </section>
  )
}

function useAttention(onCome: () => void, onGo: () => void) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    element.current?.addEventListener('mouseenter', onCome, { signal })
    element.current?.addEventListener('focusin', onCome, { signal })
    element.current?.addEventListener('mouseleave', onGo, { signal })
    element.current?.addEventListener('focusout', onGo, { signal })
    return () => listeners.abort()
  }, [onCome, onGo])
  return element
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const Icon = icons[toast.type]
  return (
    <div className={`state-pole ${styles['toast']}`} data-kind={toast.type}>
      <Icon size={20} stroke={2} aria-hidden className={styles['icon']} />
      <p {...toast.ariaProps}>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</p>
      <IconButton icon={IconX} label={uiTexts.closeToast} className={styles['close']} onClick={onClose} />
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
