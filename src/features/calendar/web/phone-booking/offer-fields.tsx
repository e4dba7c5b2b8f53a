import { NativeSelect } from '@mantine/core'

import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'

import { pickerTexts } from '#features/availability/availability.it.ts'
import { anyBarber } from '#features/availability/availability.rules.ts'
import { fullName } from '#features/availability/web/barber-names.ts'
import { type Catalog, type Choice, servicesOf } from '#features/availability/web/choice.ts'
import { formatChf } from '#shared/money.ts'

import { phoneBookingTexts } from '../../phone-booking.it.ts'
import { withBarber, withService } from './phone-choice.ts'

type Props = {
  catalog: Catalog | null
  choice: Choice
  hasMessage: boolean
  onChange: (choice: Choice) => void
}

export function OfferFields({ catalog, choice, hasMessage, onChange }: Props) {
  const { barberId, serviceId } = choice
  const services = catalog && barberId ? servicesOf(barberId, catalog) : []
  const isEmpty = barberId !== null && catalog !== null && services.length === 0
  const servicePrompt = isEmpty ? phoneBookingTexts.noServices : phoneBookingTexts.chooseService
  return (
    <>
      <NativeSelect
        label={phoneBookingTexts.barber}
        size="sm"
        disabled={!catalog}
        error={hasMessage && barberId === null}
        value={barberId ?? ''}
        onChange={(event) => {
          if (catalog) onChange(withBarber(choice, event.currentTarget.value || null, catalog))
        }}
      >
        <option value="">{phoneBookingTexts.chooseBarber}</option>
        <option value={anyBarber}>{pickerTexts.firstAvailable}</option>
        {catalog?.barbers.map((barber) => (
          <option key={barber._id} value={barber._id}>
            {fullName(barber)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={phoneBookingTexts.service}
        size="sm"
        disabled={barberId === null || services.length === 0}
        error={hasMessage && serviceId === null}
        value={serviceId ?? ''}
        onChange={(event) => onChange(withService(choice, event.currentTarget.value || null))}
      >
        <option value="">{barberId === null ? phoneBookingTexts.barberFirst : servicePrompt}</option>
        {services.map(({ _id, name, duration, price }) => (
          <option key={_id} value={_id}>
            {phoneBookingTexts.serviceOption(name, duration, formatChf(price))}
          </option>
        ))}
      </NativeSelect>
    </>
  )
}
