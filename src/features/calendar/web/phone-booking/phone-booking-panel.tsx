import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'

import { useOpenWindow } from '#ui/overlays/open-windows.ts'
import { SidePanel } from '#ui/overlays/side-panel.tsx'

import { phoneBookingTexts } from '../../phone-booking.it.ts'
import { type FrameProps, PhoneBookingForm } from './phone-booking-form.tsx'

import styles from './phone-booking-panel.module.css'

export default function PhoneBookingPanel({ onClose }: { onClose: () => void }) {
  const isAlone = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false })
  return <PhoneBookingForm onClose={onClose} Frame={isAlone ? Over : Beside} takesFocus={!isAlone} />
}

const Over = (props: FrameProps) => <SidePanel title={phoneBookingTexts.title} {...props} />

/** Not a window: the calendar beside it stays usable. The form takes the focus when it opens. */
function Beside({ onClose, children }: FrameProps) {
  useOpenWindow(onClose)
  return (
    <section className={styles['panel']} aria-label={phoneBookingTexts.title}>
      <div className={styles['head']}>
        <h2 className="d4">{phoneBookingTexts.title}</h2>
        <button type="button" className="icon-button" aria-label={phoneBookingTexts.close} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      {children}
    </section>
  )
}
