import { phoneLink } from '#shared/phone.ts'

import { Fade } from '../display/fade.tsx'
import { buttonLook } from '../theme/button-look.ts'

import styles from './page-end.module.css'

type Props = {
  texts: { title: string; lead: string; or: string }
  /** The button's words. */
  label: string
  onPress: () => void
  phone: string
}

/** What a page wants of its reader, once more at its end: by the button or by telephone. */
export function PageEnd({ texts, label, onPress, phone }: Props) {
  return (
    <section className="plate">
      <div className={`wrap section ${styles['end']}`}>
        <Fade />
        <h2 className="d2">{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <div className="row">
          <button type="button" {...buttonLook('filled', 'lg')} onClick={onPress}>
            {label}
          </button>
          <p>
            {texts.or}{' '}
            <a href={phoneLink(phone)} className={`num ${styles['phone']}`}>
              {phone}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
