import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { homeTexts } from '#features/website/site.it.ts'
import { phoneLink } from '#shared/phone.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { ConsultationLink } from '../consultation-link.tsx'
import { useBookingPath } from '../head/booking-path.ts'
import { sections } from '../scroll-to-section.ts'
import { Hours } from './hours.tsx'

import styles from './contact.module.css'

const { contact: texts } = homeTexts

export function Contact() {
  const settings = usePublicSettings()
  const bookingPath = useBookingPath()
  return (
    <section id={sections.contact} tabIndex={-1} className={styles['contact']}>
      <div className={styles['text']}>
        <h2 className="d2">{texts.title}</h2>
        <dl className={styles['addresses']}>
          <dt>{texts.address}</dt>
          <dd>{`${settings.street}, ${settings.postalCode} ${settings.city}`}</dd>
          <dt>{texts.phone}</dt>
          <dd>
            <a className="num" href={phoneLink(settings.phone)}>
              {settings.phone}
            </a>
          </dd>
          <dt>{texts.email}</dt>
          <dd>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </dd>
        </dl>
        <div>
          <h3 className="d4">{texts.contactHours}</h3>
          <Hours week={settings.contactHours} />
        </div>
        <div className="row">
          <Link to={bookingPath} {...buttonLook('filled', 'lg')}>
            {homeTexts.book}
          </Link>
          <ConsultationLink />
          {settings.links.maps && (
            <a href={settings.links.maps} target="_blank" rel="noreferrer" {...buttonLook('outline', 'lg')}>
              <IconMapPin size={20} stroke={1.75} aria-hidden />
              {texts.maps}
              <span className="vh">{homeTexts.newTab}</span>
            </a>
          )}
        </div>
      </div>
      <div className={`plate ${styles['plate']}`}>
        <div className={styles['map']}>
          <Illustration
            name="mappa-lugano"
            alt={texts.map(settings.street)}
            className={styles['drawing'] ?? ''}
          />
          <p className={styles['pin']}>
            <span>{settings.name}</span>
            <br />
            <span>{settings.street}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
