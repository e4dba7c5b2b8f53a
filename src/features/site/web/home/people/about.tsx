import { useStudio } from '#features/studio/web/public.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { Hours } from '../foot/hours.tsx'

import styles from './about.module.css'

export function About() {
  const { openingHours, rating } = useStudio()
  return (
    <section className={styles['section']}>
      <div className={`wrap ${styles['about']}`}>
        <Plate hatched className={styles['plate'] ?? ''}>
          <Illustration name="poltrona" bare className={styles['chair'] ?? ''} />
        </Plate>
        <div className={styles['text']}>
          <h2 className="d2">Uno studio piccolo, quattro poltrone, zero fretta.</h2>
          <p className="lead">
            F4DEZONE è in Via Zurigo 2, a Lugano. Lavoriamo su appuntamento perché il tempo di chi aspetta
            vale quanto quello di chi taglia.
          </p>
          <div>
            <h3 className="d4">Orari di apertura</h3>
            <Hours week={openingHours} />
          </div>
          <ul className={styles['facts']}>
            <li>
              <b className="num">{rating}</b> su 5, dai clienti
            </li>
            <li>
              <b>dal 2020</b> a Lugano
            </li>
            <li>
              <b className="num">24/7</b> prenotazione online
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
