import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useStudio } from '#features/studio/web/public.ts'
import { phoneLink } from '#shared/phone.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { useBookingPath } from '../head/booking-path.ts'
import { sections } from '../scroll-to-section.ts'
import { Hours } from './hours.tsx'

import styles from './contact.module.css'

export function Contact() {
  const studio = useStudio()
  const bookingPath = useBookingPath()
  return (
    <section id={sections.contact} tabIndex={-1} className={styles['contact']}>
      <div className={styles['text']}>
        <h2 className="d2">Vieni a trovarci</h2>
        <dl className={styles['addresses']}>
          <dt>Indirizzo</dt>
          <dd>
            {studio.street}, {studio.postalCode} {studio.city}
          </dd>
          <dt>Telefono</dt>
          <dd>
            <a className="num" href={phoneLink(studio.phone)}>
              {studio.phone}
            </a>
          </dd>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${studio.email}`}>{studio.email}</a>
          </dd>
        </dl>
        <div>
          <h3 className="d4">Orari di contatto</h3>
          <Hours week={studio.contactHours} />
        </div>
        <div className="row">
          <Link to={bookingPath} {...buttonLook('filled', 'lg')}>
            Prenota Ora
          </Link>
          {studio.links.maps && (
            <a href={studio.links.maps} target="_blank" rel="noreferrer" {...buttonLook('outline', 'lg')}>
              <IconMapPin size={20} stroke={1.75} aria-hidden />
              Apri nelle mappe
              <span className="vh"> (in una nuova scheda)</span>
            </a>
          )}
        </div>
      </div>
      <div className={`plate ${styles['plate']}`}>
        <div className={styles['map']}>
          <Illustration
            name="mappa-lugano"
            alt="Mappa schematica del golfo di Lugano con lo studio in Via Zurigo"
            className={styles['drawing'] ?? ''}
          />
          <p className={styles['pin']}>
            {studio.name}
            <br />
            {studio.street}
          </p>
        </div>
      </div>
    </section>
  )
}
