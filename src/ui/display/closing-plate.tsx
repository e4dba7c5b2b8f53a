import { phoneLink } from '#shared/phone.ts'

import { buttonLook } from '../theme/button-look.ts'
import { Fade } from './fade.tsx'

import styles from './closing-plate.module.css'

type Props = {
  texts: { title: string; lead: string; or: string }
  action: string
  onAction: () => void
  phone: string
}

export function ClosingPlate({ texts, action, onAction, phone }: Props) {
  return (
    <section className="plate">
      <div className={`wrap ${styles['end']}`}>
        <Fade />
        <h2 className="d2">{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <div className="row">
          <button type="button" {...buttonLook('filled', 'lg')} onClick={onAction}>
            {action}
          </button>
          <p>
            <span>{texts.or}</span>{' '}
            <a href={phoneLink(phone)} className={`num ${styles['phone']}`}>
              {phone}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
