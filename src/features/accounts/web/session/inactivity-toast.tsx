import { toasts } from '#ui/feedback/toasts.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { sessionTexts } from '../../session.it.ts'
import type { InactivityNotice } from './run-session.ts'

import styles from './inactivity-toast.module.css'

const id = 'inactivity'
const texts = sessionTexts.inactivity

/** The toast of the last minute. A screen reader hears it once and not every second. */
export const inactivityToast: InactivityNotice = {
  show: (secondsLeft) => toasts.lasting(id, <InactivityWarning secondsLeft={secondsLeft} />),
  hide: () => toasts.dismiss(id),
}

/** The click alone keeps the session: it is activity like any other. */
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
