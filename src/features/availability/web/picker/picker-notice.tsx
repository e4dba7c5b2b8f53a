import styles from './picker-notice.module.css'

type Props = {
  children: string
  /** The person has just asked for it: the notice takes the focus, next to what is to be picked again. */
  isUrgent: boolean
}

/** Why something must be picked again. */
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
