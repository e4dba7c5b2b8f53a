import type { Origin } from './staff.contract.ts'

/** Every Italian text of the staff's calendar. */

export const unknownClient = 'Cliente Sconosciuto'
export const unknownBarber = 'Barbiere Sconosciuto'

export const originTexts: Record<Origin, { chip: string; label: string }> = {
  admin: { chip: 'Admin', label: 'Prenotazione Telefonica' },
  guest: { chip: 'Guest', label: 'Prenotazione Online' },
  client: { chip: 'Cliente', label: 'Prenotazione Online' },
}

export const cardTexts = {
  minutes: (count: number) => `${count} min`,
  reason: (text: string) => `Motivo: ${text}`,
  /** Said of the whole card: 14:30 Jacopo Riva */
  name: (time: string, name: string) => `${time} ${name}`,
} as const
