import { pickerTexts } from '../availability.it.ts'
import { anyBarber } from '../availability.rules.ts'
import { type Catalog, chosenBarber } from './choice.ts'

type Named = { firstName: string; lastName: string }

export const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()

export function barberNameOf(barberId: string | null, catalog: Catalog): string {
  if (barberId === anyBarber) return pickerTexts.firstAvailable
  const barber = chosenBarber(barberId, catalog)
  return barber ? fullName(barber) : ''
}
