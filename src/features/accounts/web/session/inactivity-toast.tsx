import { toasts } from '#ui/feedback/toasts.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { sessionTexts } from '../../session.it.ts'
import type { InactivityNotice } from './run-session.ts'

import styles from './inactivity-toast.module.css'

const id = 'inactivity'
const texts = sessionTexts.inactivity

/** Warns in the last minute. Screen readers announce it once, not every second. */
export const inactivityToast: InactivityNotice = {
  show: (secondsLeft) => toasts.lasting(id, <InactivityWarning secondsLeft={secondsLeft} />),
  hide: () => toasts.dismiss(id),
}

/** The button needs no handler: its click counts as activity. */
function InactivityWarning({ secondsLeft }: { secondsLeft: number }) {
  return (
    <>
      <span className="vh" role="alert">
        {texts.announcement}
      </span>
      <span className={styles['warning']}>
        <span className="num" aria-hidden="true">
          {texts.countdown(secondsLeft)}
        </span>
        <button type="button" {...buttonLook('filled', 'sm')} onClick={inactivityToast.hide}>
          {texts.stay}
        </button>
      </span>
    </>
  )
}
