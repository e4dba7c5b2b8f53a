import styles from './picker-notice.module.css'

type Props = {
  children: string
  isUrgent: boolean
}

export function PickerNotice({ children, isUrgent }: Props) {
  return (
    <p className={styles['notice']} role="alert" tabIndex={-1} ref={isUrgent ? focusInTheMiddle : null}>
      {children}
    </p>
  )
}

function focusInTheMiddle(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
