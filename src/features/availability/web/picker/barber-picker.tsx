import { useId } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { pickerTexts } from '../../availability.it.ts'
import { anyBarber } from '../../availability.rules.ts'
import { BarberPortrait } from '../barber-portrait.tsx'
import type { Catalog } from '../choice.ts'
import { PickerSection } from '../picker-section.tsx'

import styles from './barber-picker.module.css'

type Props = {
  catalog: Catalog | null
  chosenId: string | null
  onChoose: (barberId: string) => void
}

export function BarberPicker({ catalog, chosenId, onChoose }: Props) {
  const headingId = useId()
  const name = useId()
  const radio = (barberId: string) => ({
    type: 'radio',
    className: 'vh',
    name,
    value: barberId,
    required: true,
    checked: barberId === chosenId,
    onChange: () => onChoose(barberId),
  })
  return (
    <PickerSection headingId={headingId} heading={pickerTexts.barber}>
      {catalog ? (
        <div className={styles['cards']} role="radiogroup" aria-labelledby={headingId}>
          {catalog.barbers.map((barber) => (
            <label key={barber._id} className={styles['card']}>
              <input {...radio(barber._id)} />
              <BarberPortrait barber={barber} />
              <span className={styles['name']}>
                <span>{barber.firstName}</span> <span>{barber.lastName}</span>{' '}
                {barber.tagline && <small>{barber.tagline}</small>}
              </span>
            </label>
          ))}
          <label className={styles['card']}>
            <input {...radio(anyBarber)} />
            <span className={styles['first']} aria-hidden="true">
              1°
            </span>
            <span className={styles['name']}>{pickerTexts.firstAvailable}</span>
          </label>
        </div>
      ) : (
        <div className={styles['cards']} aria-hidden="true">
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={styles['card']}>
              <FadeSkeleton block className={styles['pictureToCome'] ?? ''} height="auto" />
              <div className={styles['nameToCome']}>
                <FadeSkeleton width="80%" height={16} />
                <FadeSkeleton width="50%" height={14} />
              </div>
            </div>
          ))}
          <div className={styles['card']}>
            <span className={styles['first']}>1°</span>
            <span className={styles['name']}>{pickerTexts.firstAvailable}</span>
          </div>
        </div>
      )}
    </PickerSection>
  )
}
