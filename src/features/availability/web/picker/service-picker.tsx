import { useId } from 'react'

import { formatChf } from '#shared/money.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { pickerTexts } from '../../availability.it.ts'
import { type Catalog, servicesOf } from '../choice.ts'
import { PickerSection } from '../picker-section.tsx'

import styles from './service-picker.module.css'

type Props = {
  catalog: Catalog | null
  /** Null while none is chosen: then all services are shown, but disabled. */
  barberId: string | null
  chosenId: string | null
  onChoose: (serviceId: string) => void
}

export function ServicePicker({ catalog, barberId, chosenId, onChoose }: Props) {
  const headingId = useId()
  const name = useId()
  const services = catalog && (barberId ? servicesOf(barberId, catalog) : catalog.services)
  const chosen = services?.find((service) => service._id === chosenId)
  const hint = barberId ? null : pickerTexts.barberFirst
  return (
    <PickerSection
      headingId={headingId}
      heading={pickerTexts.service}
      aside={<p className={styles['hint']}>{hint}</p>}
    >
      {services ? (
        <div className={styles['list']} role="radiogroup" aria-labelledby={headingId}>
          {services.length === 0 && <p className="dim">{pickerTexts.noServices}</p>}
          {services.map((service) => (
            <label key={service._id} className={styles['service']}>
              <input
                type="radio"
                className="vh"
                name={name}
                value={service._id}
                required
                disabled={barberId === null}
                checked={service._id === chosenId}
                onChange={() => onChoose(service._id)}
              />
              <span>
                <span>{service.name}</span> <small>{pickerTexts.minutes(service.duration)}</small>
              </span>
              <span className={`num ${styles['price']}`}>{formatChf(service.price)}</span>
            </label>
          ))}
          {chosen?.description && <p className={styles['description']}>{chosen.description}</p>}
        </div>
      ) : (
        <div className={styles['list']} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => (
            <div key={place} className={styles['service']}>
              <span className={styles['toCome']}>
                <FadeSkeleton width="60%" height={20} />
                <FadeSkeleton width="30%" height={17} />
              </span>
            </div>
          ))}
        </div>
      )}
    </PickerSection>
  )
}
